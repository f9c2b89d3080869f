/** From the units of weather services to those of the product: Fahrenheit, miles an hour, miles, inches. */

export const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;

const METRES_IN_A_MILE = 1609.344;
const MILLIMETRES_IN_AN_INCH = 25.4;

export const milesOfMetres = (metres: number): number => metres / METRES_IN_A_MILE;
export const mphOfKilometres = (kilometresAnHour: number): number => milesOfMetres(kilometresAnHour * 1000);
export const mphOfMetres = (metresASecond: number): number => milesOfMetres(metresASecond * 3600);
export const inches = (millimetres: number): number => millimetres / MILLIMETRES_IN_AN_INCH;
