import type { Knex } from 'knex';

/** Codes of the tracks that were listed when registrations began to be stored. */
const LISTED = [
  'ABT AIK AJX ALB ANF AP APX AQU ARP ASD ATL ATO AZD BAQ BCF BEL BEU BHP BKF BM BOI BRD BRN BSR BTP CAM',
  'CAS CBY CD CDX CHA CHL CLS CML CMR CNL CPW CRC CT CTD CTM CTX DED DEL DG DMR DXD EDR ELK ELP ELY EMD',
  'EMT EP EVD FAI FAN FAR FE FER FEX FG FGX FH FHX FL FLX FMT FNO FON FP FPK FPL FPX FTP FX FXX GF GG GGX',
  'GIL GLD GLN GN GP GPR GPW GPX GRM GRP GV HAW HIA HOL HOO HOU HP HPO HST IND JRM KAM KD KDX KEE KIN LA',
  'LAD LAX LBG LBT LEG LNN LRC LRL LS LSX MAL MAN MC MD MDX MED MID MIL MNR MON MTH MTP MVR NP NPX ODH ONE',
  'OP OPX OSA OTH OTP PEN PHA PID PIM PLN PM PMT PMX PNL POD PRM PRV PRX PW RD RET RIL RKM RP RPX RUI RUP',
  'SA SAC SAR SAX SDY SH SHW SOL SON SR SRP SRX STK STP SUD SUF SUN SWF TAM TDN TIL TIM TP TPX TRY TUP UN',
  'UNI UNX WBR WDS WIL WNT WO WOX WRD WTS WW WYO YAV YD YM ZIA',
].join(' ');

/**
 * Tracks with unlisted codes, one per code. A track with stored cards is registered by the first card of its slug; if a
 * code was stored in two time zones, the first is its registration and the other slug stays valid. A track known only
 * from results gets the time zone that was assumed for it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table card.track_registrations (
      slug text primary key,
      code text not null check (code ~ '^[A-Z][A-Z0-9]{0,3}$'),
      name text,
      zone text not null,
      zone_origin text check (zone_origin in ('chosen', 'post-times', 'machine', 'assumed', 'corrected')),
      registered_by text not null check (registered_by in ('card', 'chart')),
      first_file text not null,
      registered_at_ms bigint not null,
      is_current boolean not null
    );
    create unique index track_registrations_one_of_a_code on card.track_registrations (code) where is_current;
  `);
  const listed = LISTED.split(' ');
  await knex.raw(
    `
    insert into card.track_registrations
    select s.slug, s.code, null, s.zone, null, 'card', s.source, s.brought_at_ms,
      row_number() over (partition by s.code order by s.brought_at_ms, s.slug) = 1
    from (
      select distinct on (track_slug) track_slug as slug, upper(split_part(track_slug, '-', 1)) as code,
        split_part(track_slug, '-', 2) as zone, source, brought_at_ms
      from card.cards
      where not is_demo
        and track_slug ~ '^[a-z][a-z0-9]{0,3}-(eastern|central|mountain|arizona|pacific|atlantic|saskatchewan)$'
        and not upper(split_part(track_slug, '-', 1)) = any(:listed)
      order by track_slug, brought_at_ms, id
    ) s`,
    { listed },
  );
  await knex.raw(
    `
    insert into card.track_registrations
    select distinct on (track) lower(track) || '-eastern', track, null, 'eastern', 'assumed', 'chart', source,
      brought_at_ms, true
    from results.sheets
    where track ~ '^[A-Z][A-Z0-9]{0,3}$' and kind <> 'simulation' and not track = any(:listed)
      and track not in (select code from card.track_registrations)
    order by track, brought_at_ms, id`,
    { listed },
  );
}
