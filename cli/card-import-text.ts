import type { CardSummary } from '#core/card/card-summary.ts';
import type { KeptForms } from '#core/card/formats/other-format.ts';
import type { CardImport, StoredFormat } from '#core/card/use-cases/import-card.ts';
import { counted, countText } from '#core/kernel/text.ts';

const MOST_CHANGES = 10;
const MOST_CONTRADICTIONS = 40;

function summaryText(summary: CardSummary): string {
  const { races, runners, starters, coupled, alsoEligible, mainTrackOnly, firstStarters } = summary;
  const { jockeys, trainers, pastPerformances, figures, workouts } = summary;
  return [
    `  ${races} races, ${runners} runners: ${starters} starters (${coupled} coupled, ${firstStarters} first starters), ` +
      `${alsoEligible} also eligible, ${mainTrackOnly} main track only`,
    `  ${jockeys} jockeys, ${trainers} trainers; ${countText(pastPerformances)} past races, ${countText(figures)} with a ` +
      `speed figure; ${countText(workouts)} workouts`,
  ].join('\n');
}

const shortened = (lines: readonly string[], most: number): readonly string[] =>
  lines.length > most
    ? [...lines.slice(0, most), `  and ${countText(lines.length - most)} more (--json lists all)`]
    : lines;

const changeTexts = ({ changes }: CardImport): readonly string[] =>
  changes.map(({ raceNumber, programNumber, what, stored, imported }) => {
    const whose = programNumber === null ? `race ${raceNumber}` : `race ${raceNumber}, #${programNumber}`;
    return `  ${whose}, ${what}: "${imported}", was "${stored}"`;
  });

const contradictionTexts = ({ contradictions }: StoredFormat): readonly string[] =>
  contradictions.map(({ raceNumber, programNumber, horseName, line, what, stored, imported }) => {
    const horse = programNumber === null ? '' : `, #${programNumber} ${horseName ?? ''}`.trimEnd();
    const when = line === null ? '' : `, ${line.kind} of ${line.day}`;
    return `  race ${raceNumber}${horse}${when}, ${what}: "${imported}" here, "${stored}" stored`;
  });

/** How a file compares with the stored card in another format. */
function comparisonText(format: StoredFormat): string {
  const { agree, contradictions, onlyStored, onlyImported } = format;
  return (
    `  compared: ${counted(agree, 'fact')} agree, ${countText(contradictions.length)} differ; ` +
    `${countText(onlyStored)} only in the stored card, ${countText(onlyImported)} only in this file. ` +
    'Speed, pace and class figures were not compared: each producer has its own scale.'
  );
}

const formsText = ({ pastPerformances, workouts }: KeptForms): string =>
  `${counted(pastPerformances, 'past race')} and ${counted(workouts, 'work')}`;

/** The head of an import that met the card in another format. */
function otherFormatText(card: string, { source }: StoredFormat, cardImport: CardImport): string {
  const { outcome, keptBeside } = cardImport;
  const replaced = `replaced ${card}, which was from ${source}`;
  if (keptBeside === null) return replaced;
  return outcome === 'beside'
    ? `${card} was already imported, from ${source}, and is unchanged; ` +
        `kept ${formsText(keptBeside)} of ${keptBeside.source} beside those of ${source}. ` +
        'To use this file instead, add --replace.'
    : `${replaced}; kept its ${formsText(keptBeside)} beside those of ${cardImport.source}`;
}

function headText(cardImport: CardImport): string {
  const { outcome, trackSlug, day, changes, otherFormat } = cardImport;
  const card = `the ${trackSlug} card for ${day}`;
  if (outcome === 'kept') return `saved ${card}`;
  if (outcome === 'unchanged') return `${card} was already imported; nothing changed`;
  return otherFormat === null
    ? `replaced ${card} (${changes.length} facts changed)`
    : otherFormatText(card, otherFormat, cardImport);
}

/** The outcome of one card import, as printed. */
export function cardImportText(file: string, cardImport: CardImport): string {
  const { otherFormat, remarks, summary } = cardImport;
  const differences =
    otherFormat === null
      ? shortened(changeTexts(cardImport), MOST_CHANGES)
      : [comparisonText(otherFormat), ...shortened(contradictionTexts(otherFormat), MOST_CONTRADICTIONS)];
  return [
    `${file}: ${headText(cardImport)}`,
    ...remarks.map((remark) => `  ${remark}`),
    ...differences,
    summaryText(summary),
  ].join('\n');
}
