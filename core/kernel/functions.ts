import type { Instant } from './instant.ts';

/** The racing clock: it may start at another instant than the machine's (RACING_NOW, demo). */
export type Clock = () => Instant;

/** A new, never repeated id. */
export type NewId = () => string;

/** Runs the work so that all it keeps is kept, or nothing is. Nested calls join the outer one. */
export type AllOrNothing = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the work under a name, all or nothing; a second under the same name waits until the first has ended. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs long work under a name, no unit of work held open; a second under the same name, in this process or another,
 * waits until the first has ended or was lost.
 */
export type WithLongLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Lets others have their turn; resolves when they had it. */
export type YieldToEventLoop = () => Promise<void>;

/** Lower-case hex SHA-256 of the UTF-8 text. */
export type Digest = (text: string) => string;

/** Progress and warnings, for whoever listens (a terminal, a log). */
export type Log = (line: string) => void;

/** Begins the work outside of any unit of work that is under way: it goes on after that has ended. */
export type OutsideTransaction = <T>(work: () => T) => T;

/** Resolves after so many milliseconds. */
export type Sleep = (milliseconds: number) => Promise<void>;

/** Calls the work every so many milliseconds until the function it returns is called. */
export type RunEvery = (everyMs: number, work: () => Promise<void>) => () => void;

/** Logs a defect or a failure that no caller waits for. */
export type LogError = (error: unknown, where: string) => void;
