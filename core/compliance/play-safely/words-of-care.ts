import type { SignOfTrouble, Trouble } from './signs-of-trouble.ts';

/** Free and confidential, in the United States. */
export const HELP_LINES = {
  gambling: '1-800-697-3738',
  crisis: '988',
  emergency: '911',
} as const;

const { gambling, crisis, emergency } = HELP_LINES;

const ENGLISH: Readonly<Record<Trouble, readonly string[]>> = {
  'self-harm': [
    'I am sorry that it hurts this much. Please talk to a person now, before anything else.',
    `Call or text ${crisis}, the Suicide & Crisis Lifeline: free, day and night. If you are in danger right now, call ${emergency}.`,
    `For trouble with gambling: ${gambling}. I will not talk about bets here.`,
  ],
  'under-age': [
    'Betting is for adults: 18 or older here, and older at some tracks. I give no picks, prices or tickets to anyone younger.',
    `If gambling worries you, your own or that of someone at home, call ${gambling}: free and confidential.`,
  ],
  'cannot-stop': [
    'Thank you for saying so; that is hard. I will not name a bet now, because no bet fixes this.',
    `Please call ${gambling}: free, confidential, and the people there have heard it before. If it all feels like too much, call or text ${crisis}.`,
    'Tell one person you trust, and leave the races for today.',
  ],
  'borrowed-money': [
    'Please do not bet with money that is borrowed or meant for something else. Most tickets lose, and the debt stays. I will not name a bet for it.',
    `Talk it over with someone first: ${gambling}, free and confidential.`,
  ],
  'chasing-losses': [
    'I am sorry about the loss. I will not name a bet to win it back: most tickets lose, and bets made to get even lose more.',
    'The best thing today is to stop here. The races will still be there next week.',
    `If stopping is hard, call ${gambling}: free and confidential.`,
  ],
};

const SPANISH: Readonly<Record<Trouble, readonly string[]>> = {
  'self-harm': [
    'Siento mucho que duela tanto. Por favor, habla ahora con una persona, antes que nada.',
    `Llama o escribe al ${crisis} y pide español: es gratis, de día y de noche. Si estás en peligro, llama al ${emergency}.`,
    `Por problemas con el juego: ${gambling}. Aquí no voy a hablar de apuestas.`,
  ],
  'under-age': [
    'Apostar es para adultos: mayores de 18 años aquí, y más en algunos hipódromos. No doy selecciones ni boletos a nadie menor.',
    `Si te preocupa el juego, el tuyo o el de alguien en casa, llama al ${gambling}: gratis y confidencial.`,
  ],
  'cannot-stop': [
    'Gracias por decirlo; no es fácil. Ahora no voy a nombrar una apuesta, porque ninguna arregla esto.',
    `Por favor, llama al ${gambling}: gratis y confidencial. Si todo parece demasiado, llama o escribe al ${crisis}.`,
    'Cuéntaselo a alguien de confianza y deja las carreras por hoy.',
  ],
  'borrowed-money': [
    'Por favor, no apuestes dinero prestado ni el que es para otra cosa. La mayoría de los boletos pierde, y la deuda queda. No voy a nombrar una apuesta.',
    `Háblalo antes con alguien: ${gambling}, gratis y confidencial.`,
  ],
  'chasing-losses': [
    'Siento la pérdida. No voy a nombrar una apuesta para recuperarla: la mayoría de los boletos pierde, y apostar para quedar a mano pierde más.',
    'Lo mejor hoy es parar aquí. Las carreras seguirán la próxima semana.',
    `Si parar es difícil, llama al ${gambling}: gratis y confidencial.`,
  ],
};

/** What is said, instead of anything about a bet, to a person whose words show trouble: in the language of those words. */
export const wordsOfCare = ({ trouble, language }: SignOfTrouble): string =>
  (language === 'Spanish' ? SPANISH : ENGLISH)[trouble].join('\n');
