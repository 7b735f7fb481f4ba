/** One model of the made-up stock: make, model, badges, body, drive, fuel, engine, seats. */
type Model = readonly [string, string, readonly string[], string, string, string, string, number];

const models: readonly Model[] = [
  ['Toyota', 'Hilux', ['SR5 (4X4)', 'Workmate', 'Rogue (4X4)'], 'Ute / Tray', '4WD', 'Diesel', '4 cyl, 2.8 L', 5],
  ['Toyota', 'Corolla', ['Ascent Sport', 'ZR', 'SX Hybrid'], 'Hatchback', 'Front', 'Unleaded', '4 cyl, 1.8 L', 5],
  ['Toyota', 'RAV4', ['GX', 'Cruiser', 'GXL Hybrid'], 'SUV', 'Front', 'Hybrid', '4 cyl, 2.5 L', 5],
  ['Toyota', 'Landcruiser', ['LC200 GXL (4X4)', 'Prado GXL (4X4)', 'Prado VX (4X4)'], 'SUV', '4WD', 'Diesel', '8 cyl, 4.5 L', 7],
  ['Toyota', 'Camry', ['Ascent', 'SL Hybrid'], 'Sedan', 'Front', 'Hybrid', '4 cyl, 2.5 L', 5],
  ['Toyota', 'Kluger', ['GX', 'Grande'], 'SUV', 'Front', 'Unleaded', '6 cyl, 3.5 L', 7],
  ['Toyota', 'HiAce', ['LWB', 'SLWB'], 'Commercial', 'Rear', 'Diesel', '4 cyl, 2.8 L', 3],
  ['Ford', 'Ranger', ['XLT 3.2 (4X4)', 'Wildtrak 3.2 (4X4)', 'XL 2.2 HI-Rider'], 'Ute / Tray', '4WD', 'Diesel', '5 cyl, 3.2 L', 5],
  ['Ford', 'Mustang', ['GT 5.0 V8'], 'Coupe', 'Rear', 'Premium', '8 cyl, 5 L', 4],
  ['Ford', 'Everest', ['Trend', 'Titanium'], 'SUV', '4WD', 'Diesel', '5 cyl, 3.2 L', 7],
  ['Mazda', '3', ['Maxx', 'SP25', 'Neo'], 'Hatchback', 'Front', 'Unleaded', '4 cyl, 2 L', 5],
  ['Mazda', 'CX-5', ['Maxx Sport', 'Akera'], 'SUV', 'AWD', 'Unleaded', '4 cyl, 2.5 L', 5],
  ['Mazda', 'CX-9', ['Azami', 'Touring'], 'SUV', 'AWD', 'Unleaded', '4 cyl, 2.5 L', 7],
  ['Mazda', 'BT-50', ['XTR (4X4)', 'XT'], 'Ute / Tray', '4WD', 'Diesel', '5 cyl, 3.2 L', 5],
  ['Hyundai', 'I30', ['Active', 'N', 'Elite'], 'Hatchback', 'Front', 'Unleaded', '4 cyl, 2 L', 5],
  ['Hyundai', 'Tucson', ['Highlander', 'Active'], 'SUV', 'Front', 'Unleaded', '4 cyl, 2 L', 5],
  ['Hyundai', 'Santa', ['FE Highlander', 'FE Elite'], 'SUV', 'AWD', 'Diesel', '4 cyl, 2.2 L', 7],
  ['Kia', 'Cerato', ['S', 'GT', 'Sport'], 'Sedan', 'Front', 'Unleaded', '4 cyl, 2 L', 5],
  ['Kia', 'Sportage', ['SI', 'GT-Line'], 'SUV', 'Front', 'Diesel', '4 cyl, 2 L', 5],
  ['Kia', 'Carnival', ['Platinum', 'S'], 'People Mover', 'Front', 'Diesel', '4 cyl, 2.2 L', 8],
  ['Nissan', 'X-Trail', ['ST', 'TI (4WD)'], 'SUV', '4WD', 'Unleaded', '4 cyl, 2.5 L', 5],
  ['Nissan', 'Navara', ['ST-X (4X4)', 'SL (4X4)'], 'Ute / Tray', '4WD', 'Diesel', '4 cyl, 2.3 L', 5],
  ['Mitsubishi', 'Triton', ['GLX (4X4)', 'GLS (4X4)', 'GLX Plus (4X4)'], 'Ute / Tray', '4WD', 'Diesel', '4 cyl, 2.4 L', 5],
  ['Mitsubishi', 'Outlander', ['ES', 'Exceed'], 'SUV', 'AWD', 'Unleaded', '4 cyl, 2.4 L', 7],
  ['Jeep', 'Grand', ['Cherokee Overland (4X4)', 'Cherokee Laredo (4X4)'], 'SUV', '4WD', 'Diesel', '6 cyl, 3 L', 5],
  ['Volkswagen', 'Golf', ['GTI', 'R', '110TSI Trendline'], 'Hatchback', 'Front', 'Premium', '4 cyl, 2 L', 5],
  ['Volkswagen', 'Amarok', ['V6 TDI550 Highline', 'TDI420 Core (4X4)'], 'Ute / Tray', '4WD', 'Diesel', '6 cyl, 3 L', 5],
  ['Holden', 'Commodore', ['SS', 'SS-V', 'SV6'], 'Sedan', 'Rear', 'Unleaded', '8 cyl, 6 L', 5],
  ['BMW', '320I', ['M Sport', 'Luxury Line'], 'Sedan', 'Rear', 'Premium', '4 cyl, 2 L', 5],
  ['BMW', 'X5', ['Xdrive 30D'], 'SUV', 'AWD', 'Diesel', '6 cyl, 3 L', 5],
  ['Mercedes-Benz', 'C200', ['Avantgarde', 'AMG Line'], 'Sedan', 'Rear', 'Premium', '4 cyl, 2 L', 5],
  ['Subaru', 'Forester', ['2.5I (awd)'], 'SUV', 'AWD', 'Unleaded', '4 cyl, 2.5 L', 5],
  ['Subaru', 'Outback', ['2.5I (awd)'], 'Wagon', 'AWD', 'Unleaded', '4 cyl, 2.5 L', 5],
  ['Suzuki', 'Swift', ['GL', 'Sport Turbo'], 'Hatchback', 'Front', 'Unleaded', '4 cyl, 1.2 L', 5],
  ['Tesla', 'Model', ['3 Long Range', 'Y'], 'Sedan', 'Rear', 'Electric', '-', 5],
  ['Mini', 'Cooper', ['S Convertible'], 'Convertible', 'Front', 'Premium', '4 cyl, 2 L', 4],
]; // prettier-ignore

const colours = [
  'White / Black',
  'Silver / Grey',
  'Grey / Black',
  'Black / Black',
  'Blue / Grey',
  'Red / Black',
];
const towns = [
  'Kedron, QLD', 'Southport, QLD', 'Toowoomba, QLD', 'Alexandria, NSW', 'Hamilton North, NSW', 'Preston, VIC', 'Geelong, VIC',
  'Bentley, WA', 'Enfield, SA', 'Phillip, ACT', 'Hobart, TAS', 'Winnellie, NT',
]; // prettier-ignore
const header =
  'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price';
/** Cars of each badge. */
const each = 12;

/** A made-up file of listings, in the columns of the real one: the same in every run. */
export function fixtureListings(): string {
  const rows = models.flatMap(([make, model, badges, body, drive, fuel, engine, seats], kind) =>
    badges.flatMap((badge, of) =>
      Array.from({ length: each }, (_, at) => {
        const spread = kind * 7 + of * 5 + at;
        const year = 2004 + ((spread * 5) % 20);
        const km = year >= 2023 ? 10 + spread : (2024 - year) * 9_000 + spread * 37;
        const price = Math.round((2_500 + (year - 2003) * 2_100 + kind * 250 + of * 900 + at * 91) / 10) * 10;
        const isManual = spread % 5 === 0 && fuel !== 'Electric';
        const cylinders = /^\d+ cyl/.exec(engine)?.[0] ?? '-';
        const doors = body === 'Coupe' || body === 'Convertible' ? 2 : body === 'Hatchback' ? 5 : 4;
        const cells = [
          make, year, model, body, `${year} ${make} ${model} ${badge}`, year >= 2023 ? (at % 2 ? 'NEW' : 'DEMO') : 'USED',
          isManual ? 'Manual' : 'Automatic', engine, drive, fuel, '7.4 L / 100 km', km, colours[spread % colours.length],
          towns[at % towns.length], cylinders, body, ` ${doors} Doors`, ` ${seats} Seats`, price,
        ]; // prettier-ignore
        return cells.map((cell) => (String(cell).includes(',') ? `"${cell}"` : String(cell))).join(',');
      }),
    ),
  );
  return `${[header, ...rows].join('\n')}\n`;
}
