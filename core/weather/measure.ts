/** From the units of weather services to those of the product: Fahrenheit, miles an hour, miles, inches. */

export const fahrenheit = (celsius: number): number => celsius * 1.8 + 32;

const METERS_IN_A_MILE = 1609.344;
const MILLIMETRES_IN_AN_INCH = 25.4;

export const milesOfMeters = (meters: number): number => meters / METERS_IN_A_MILE;
export const mphOfKilometers = (kilometersPerHour: number): number => milesOfMeters(kilometersPerHour * 1000);
export const mphOfMeters = (metersPerSecond: number): number => milesOfMeters(metersPerSecond * 3600);
export const inches = (millimetres: number): number => millimetres / MILLIMETRES_IN_AN_INCH;
