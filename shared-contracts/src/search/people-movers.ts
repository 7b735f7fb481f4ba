/** The category of the index for people movers: dealers list most of them as wagons. */
export const peopleMovers = 'People movers';
