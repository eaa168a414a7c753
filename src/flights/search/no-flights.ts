/** §8: a day without a flight. */
export const noFlights = 'برای این روز پروازی نیست'
