/** What a ticket on a race costs and how likely it is to pay. Fetched only with a screen that prices tickets. */
export { TicketActions } from './actions.ts';
export type { Basis } from './chances.ts';
export { chancesText, sourceOf } from './chances.ts';
export { ChancesField } from './chances-field.tsx';
export { useKeptHere } from './kept-here.ts';
export { MostLose } from './most-lose.tsx';
export type { MyTicket, MyTickets, PlayedTicket } from './my-tickets.ts';
export { noTickets, overLimit, sentSets, spentOn, withoutTicket } from './my-tickets.ts';
export { starters } from './starters.ts';
export type { ChancesOf, WagerOffer } from './ticket.ts';
export { menuQuery, wagerChoices } from './ticket.ts';
export { TicketCost, TicketForm } from './ticket-cost.tsx';
export { chanceText, TicketFigures } from './ticket-figures.tsx';
export { useNowToPost } from './until-post.ts';
export { whyNoTicket } from './why-no-ticket.ts';
