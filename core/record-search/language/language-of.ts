/** What a question may be written in; other languages are read as English. */
export type Language = 'English' | 'Spanish' | 'French' | 'German' | 'Italian' | 'Portuguese' | 'unknown';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that tell a language by themselves; names of horses are taken out before. */
const TELLING: Readonly<Record<Exclude<Language, 'unknown'>, ReadonlySet<string>>> = {
  English: words(
    'how many much often did does do has have had the of on in at which who what when with for and or is are was were best better win wins won record top rate most jockeys trainers favorites races compare',
  ),
  Spanish: words(
    'cuantas cuantos cuanto cuanta cuando veces gano gana ganan ganar ganaron ganado quien quienes cual cuales como cesped tierra arena jinete jinetes entrenador entrenadores carrera carreras caballo caballos mejor mejores porcentaje victorias ano ultimos ultimas dias pista favoritos hoy ayer',
  ),
  French: words(
    'combien quel quelle quels quelles fois gagne gagner gagnent qui sur avec meilleur meilleurs dans courses cheval chevaux gazon herbe entraineur entraineurs est sont',
  ),
  German: words(
    'wie oft hat haben gewonnen gewinnt gewinnen welche welcher wer auf mit rennen pferd pferde beste besten und ist sind sieg siege trainer jockeys',
  ),
  Italian: words(
    'quante quanti volte vinto vince vincono chi quale quali fantino fantini corse corsa cavallo cavalli migliori migliore allenatore allenatori sono sull sulla',
  ),
  Portuguese: words(
    'quantas quantos vezes venceu ganhou ganha vence quem qual quais joquei joqueis corrida corridas cavalo cavalos melhor melhores grama treinador treinadores',
  ),
};

const OTHER_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/gu;

/** Lower case, without accents. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const LEAST_TELLING = 2;

/** The language most telling words are of, two at least and more than of English; `names` are no words of a language. */
export function languageOf(text: string, names: readonly string[] = []): Language {
  const rest = names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ' '), text.toLowerCase());
  const letters = rest.match(/\p{L}/gu) ?? [];
  if (2 * (rest.match(OTHER_LETTERS) ?? []).length > letters.length) return 'unknown';
  if (/[¿¡]/.test(rest)) return 'Spanish';
  const all = withoutAccents(rest).match(/\p{L}+/gu) ?? [];
  const countOf = (language: keyof typeof TELLING): number =>
    all.filter((word) => TELLING[language].has(word)).length;
  const [best = 'English'] = (Object.keys(TELLING) as (keyof typeof TELLING)[]).toSorted(
    (a, b) => countOf(b) - countOf(a),
  );
  return countOf(best) >= LEAST_TELLING && countOf(best) > countOf('English') ? best : 'English';
}
