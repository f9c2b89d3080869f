import type { GlossaryTerm } from './glossary-term.ts';

/** Words of the track in Spanish; `names` without accents. */
export const SPANISH_TERMS: readonly GlossaryTerm[] = [
  {
    names: ['exacta', 'exactas', 'perfecta'],
    says: 'Una exacta pide los dos primeros caballos en orden exacto.',
  },
  {
    names: ['quinela', 'quiniela', 'quinella'],
    says: 'Una quinela pide los dos primeros caballos en cualquier orden.',
  },
  {
    names: ['trifecta', 'trifectas'],
    says: 'Una trifecta pide los tres primeros caballos en orden exacto.',
  },
  {
    names: ['superfecta', 'superfectas'],
    says: 'Una superfecta pide los cuatro primeros caballos en orden exacto.',
  },
  {
    names: ['daily double', 'daily doble', 'doble diaria', 'doble diario', 'doble'],
    says: 'La doble (daily double) pide los ganadores de dos carreras seguidas, en un boleto comprado antes de la primera de ellas.',
  },
  ...[
    ['3', 'tres'],
    ['4', 'cuatro'],
    ['5', 'cinco'],
  ].map(([figure = '', word = '']) => ({
    names: [`pick ${figure}`, `pick ${word}`, `pick-${figure}`],
    says: `Un pick ${figure} pide los ganadores de ${word} carreras seguidas, en un boleto comprado antes de la primera de ellas.`,
  })),
  {
    names: ['pick 6', 'pick seis', 'pick-6'],
    says: 'Un pick 6 pide los ganadores de seis carreras seguidas. Cuando nadie acierta los seis, una parte del pozo suele acumularse para otro día.',
  },
  {
    names: ['ganador', 'win', 'apuesta a ganador', 'a ganador'],
    says: 'Una apuesta a ganador (win) se cobra si el caballo llega primero.',
  },
  {
    names: ['segundo', 'place', 'apuesta a segundo', 'a segundo'],
    says: 'Una apuesta a segundo (place) se cobra si el caballo llega primero o segundo.',
  },
  {
    names: ['tercero', 'show', 'apuesta a tercero', 'a tercero'],
    says: 'Una apuesta a tercero (show) se cobra si el caballo llega primero, segundo o tercero.',
  },
  {
    names: ['linea de la manana', 'linea matutina', 'morning line'],
    says: 'La línea de la mañana (morning line) es el cálculo que hace el hipódromo, antes de abrir las apuestas, de la cuota que tendrá cada caballo en la partida. Nadie cobra a esa cuota.',
  },
  {
    names: ['favorito', 'favoritos', 'favorita'],
    says: 'El favorito es el caballo con la cuota más baja: aquel al que se ha apostado más dinero.',
  },
  {
    names: ['retirado', 'retirados', 'retiro', 'scratch', 'scratched'],
    says: 'Un retirado (scratch) es un caballo inscrito que no corre. Las apuestas sencillas a ese caballo se devuelven.',
  },
  {
    names: [
      'caja',
      'box',
      'apuesta en caja',
      'exacta en caja',
      'trifecta en caja',
      'exacta box',
      'trifecta box',
    ],
    says: 'Una caja (box) cubre todos los órdenes posibles de sus caballos. Una caja de exacta con tres caballos son seis combinaciones; una de trifecta con cuatro son 24.',
  },
  {
    names: ['llave', 'key', 'caballo llave', 'caballo clave'],
    says: 'Una llave (key) pone un caballo en un puesto fijo del boleto y varios otros en los demás puestos.',
  },
  {
    names: ['apuesta minima', 'minimo', 'minima'],
    says: 'La apuesta mínima es lo menos que se puede jugar en cada combinación de un boleto. Cada clase de apuesta tiene la suya.',
  },
  {
    names: ['cuota', 'cuotas', 'odds', 'momio', 'momios'],
    says: 'Una cuota (odds) de 5-2 significa $5 de ganancia por cada $2 apostados: un boleto de $2 devuelve $7. La cuota cambia con el dinero del pozo hasta la partida.',
  },
  {
    names: ['dividendo', 'dividendos', 'payoff'],
    says: 'El dividendo es lo que se paga por un boleto ganador, con lo apostado incluido.',
  },
  {
    names: ['tambien elegible', 'tambien elegibles', 'lista de tambien elegibles', 'also eligible'],
    says: 'Un también elegible (also eligible) es un caballo en lista de espera: entra en la carrera solo si se retira otro.',
  },
  {
    names: [
      'fuera de cesped',
      'fuera del cesped',
      'fuera de grama',
      'fuera de la grama',
      'off the turf',
      'off turf',
    ],
    says: 'Una carrera fuera de césped (off the turf) estaba programada en el césped y se corre en la pista principal.',
  },
];
