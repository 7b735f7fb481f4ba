/** A variant of which nothing is known. */
export const emptyVariant = {
  cylinders: null, enginesize: null, enginesize_litres: null, induction: null, fuelconsumptioncombined: null,
  fuelcapacity: null, grossvehiclemass: null, vehiclelength: null, vehicleheight: null, vehiclewidth: null,
  towingcapacitybraked: null, bodyconfiguration: null, torque: null, ancaprating: null, geartype: null,
}; // prettier-ignore
