import { REGISTERED } from './registered.ts';
import { registeredByCode } from './registrations.ts';

/** Places where horses work but do not race. */
const TRAINING_CENTERS: Readonly<Record<string, string>> = {
  PMM: 'Palm Meadows',
  PBD: 'Palm Beach Downs',
  PAY: 'Payson Park',
  TTC: 'the Thoroughbred Center',
  SLR: 'San Luis Rey',
  CDT: 'the Churchill training center',
  SKY: 'Skylight',
  OTC: 'Ocala',
};

/**
 * Foreign tracks by the codes of Brisnet's past performances. Other producers use different codes: never look those
 * up here. From public code tables, checked against past performances.
 */
const ABROAD: Readonly<Record<string, string>> = {
  '*AR': 'Hipodromo Argentino',
  '*SI': 'San Isidro',
  HCH: 'Hipodromo Chile',
  '*HD': 'Monterrico',
  GAR: 'Garrison Savannah',
  '*BD': 'Baden-Baden',
  '*DR': 'Dortmund',
  '*HP': 'Hoppegarten',
  '*KL': 'Cologne',
  '*KR': 'Krefeld',
  '*MH': 'Muelheim',
  '*RM': 'Rome',
  '*ST': 'Sha Tin',
  '*KN': 'Kenilworth',
  '*TF': 'Turffontein',
  CGN: 'Cagnes-sur-Mer',
  CHY: 'Chantilly',
  CLD: 'Clairefontaine-Deauville',
  CMP: 'Compiegne',
  DVL: 'Deauville',
  FTB: 'Fontainebleau',
  LCH: 'ParisLongchamp',
  LCP: 'Longchamp',
  NTS: 'Nantes',
  STC: 'Saint-Cloud',
  VHY: 'Vichy',
  ASC: 'Ascot',
  BEV: 'Beverley',
  CHD: 'Chelmsford City',
  DON: 'Doncaster',
  GTY: 'Great Yarmouth',
  GWD: 'Goodwood',
  HAY: 'Haydock Park',
  KEM: 'Kempton Park',
  LNG: 'Lingfield Park',
  MBH: 'Musselburgh',
  NBY: 'Newbury',
  NKT: 'Newmarket',
  PNT: 'Pontefract',
  SLB: 'Salisbury',
  SNP: 'Sandown Park',
  SOU: 'Southwell',
  THR: 'Thirsk',
  WLV: 'Wolverhampton',
  WSR: 'Windsor',
  YRK: 'York',
  DRL: 'Down Royal',
  BLW: 'Bellewstown',
  CGH: 'The Curragh',
  CRK: 'Cork',
  DUD: 'Dundalk',
  FRH: 'Fairyhouse',
  GAL: 'Galway',
  GOW: 'Gowran Park',
  KIL: 'Killarney',
  LEP: 'Leopardstown',
  NAS: 'Naas',
  NVN: 'Navan',
  PCH: 'Punchestown',
  TIP: 'Tipperary',
  TRA: 'Tramore',
  KYO: 'Kyoto',
  NAK: 'Nakayama',
  SAP: 'Sapporo',
  TOK: 'Tokyo',
  DOH: 'Doha',
  KAR: 'King Abdulaziz, Riyadh',
  MEY: 'Meydan',
};

/** Everyday names of tracks and training centers, by code. */
export const TRACK_NAMES: Readonly<Record<string, string>> = {
  ...ABROAD,
  ...TRAINING_CENTERS,
  ...Object.fromEntries(
    REGISTERED.flatMap(({ track: { code, displayName }, profile: { otherCodes } }) =>
      [code, ...otherCodes].map((other) => [other, displayName]),
    ),
  ),
};

/** `Saratoga` for SAR; the code itself when it is not known. */
export const trackName = (code: string): string =>
  TRACK_NAMES[code.trim()] ?? registeredByCode(code.trim())?.displayName ?? code.trim();
