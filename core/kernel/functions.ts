import type { Instant } from './instant.ts';

/** The racing clock: it may start at another instant than the machine's (RACING_NOW, demo). */
export type Clock = () => Instant;

/** The clock of the record: one for all servers. */
export type RecordClock = () => Instant | Promise<Instant>;

/** A new, never repeated id. */
export type NewId = () => string;

/** Runs the work in one transaction. Nested calls join the outer one. */
export type AllOrNothing = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs the work in one transaction under a named lock; a second under the same name waits until the first has ended. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs long work under a named lock without an open transaction; a second under the same name, in this process or
 * another, waits until the first has ended or was lost. While it waits for another process it gives up when `isOver` says
 * so, and refuses ('conflict', `kernel.turn-given-up`).
 */
export type WithLongLock = <T>(name: string, work: () => Promise<T>, isOver?: () => boolean) => Promise<T>;

/** Yields to the event loop. */
export type YieldToEventLoop = () => Promise<void>;

/** Lower-case hex SHA-256 of the UTF-8 text. */
export type Digest = (text: string) => string;

/** Progress and warnings, for whoever listens (a terminal, a log). */
export type Log = (line: string) => void;

/** Starts the work outside the current transaction: it continues after that has ended. */
export type OutsideTransaction = <T>(work: () => T) => T;

/** Resolves after so many milliseconds. */
export type Sleep = (milliseconds: number) => Promise<void>;

/** Calls the work every so many milliseconds until the function it returns is called. */
export type RunEvery = (everyMs: number, work: () => Promise<void>) => () => void;

/** Logs a defect or a failure that no caller waits for. */
export type LogError = (error: unknown, where: string) => void;

/** Runs the work; every log line written during it, also later on its behalf, carries these fields. */
export type WithLogFields = <T>(fields: Readonly<Record<string, string>>, work: () => T) => T;
