import { z } from 'zod';
import { user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, isoInstant, key, percent } from './fields.ts';

/** Longer texts are refused here; stricter rules, and their messages, are in core/accounts. */
const line = z.string().max(1_000);

const listed = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  /** Accounts here have an address and no user name: null. */
  username: z.string().nullable(),
  createdAt: isoInstant,
  /** Active within the last 7 days. */
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  /** The last page, question or sign-in; null before the first. */
  lastActiveDate: isoInstant.nullable(),
});

const active = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  userEmail: z.string(),
  isActive: z.boolean(),
  lastActiveDate: isoInstant.nullable(),
  totalPageViews: z.number(),
  totalAskJakeQueries: z.number(),
  /** By day since the account was made; two decimals. */
  averageDailyViews: z.number(),
  averageDailyQueries: z.number(),
});

const activity = z.object({
  totalSessions: z.number(),
  /** Seconds from the first to the last page; null without sessions. */
  averageSessionDuration: z.number().nullable(),
  totalPageViews: z.number(),
  /** Null before the first. */
  lastLogin: isoInstant.nullable(),
  /** Sessions by kind of machine, where it is known. */
  deviceTypes: z.record(z.string(), z.number()),
  /** As far back as single views are stored. */
  topPages: z.array(z.object({ page: z.string(), views: z.number() })),
  aiUsage: z.object({
    totalQueries: z.number(),
    totalTokens: z.number(),
    favoriteFeature: z.string(),
    lastQuery: isoInstant.nullable(),
    /** Shares of the recorded questions; examples while none is recorded. */
    features: z.array(z.object({ feature: z.string(), percent })),
    isIllustrative: z.boolean(),
  }),
});

export const adminUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Every account, newest first.',
    reply: z.array(listed),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/admin/user-stats',
    access: 'admin',
    summary:
      'The number of accounts, and of those created today, in the last 7 and in the last 30 days (New York).',
    reply: z.object({
      totalUsers: z.number(),
      todayRegistrations: z.number(),
      weeklyRegistrations: z.number(),
      monthlyRegistrations: z.number(),
    }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/user-activity',
    access: 'admin',
    summary: 'The activity of every user, most recently active first.',
    reply: z.array(active),
  }),
  activityOf: endpoint({
    method: 'GET',
    path: '/api/admin/user-activity/{userId}',
    access: 'admin',
    summary: 'Sessions, pages and questions of one user.',
    params: z.object({ userId: key }),
    reply: activity,
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/admin/user-details/{userId}',
    access: 'admin',
    summary: 'One account.',
    params: z.object({ userId: key }),
    reply: listed,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      'Create an account without a password. It can only be claimed through the one-time link in the reply.',
    body: z.object({ firstName: line.nullish(), lastName: line.nullish(), email: line.nullish() }),
    reply: z.object({ user, link: z.object({ url: z.string(), expiresAt: isoInstant }) }),
    refusals: [409],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Change names or email. Absent fields stay; a blank name is removed.',
    params: z.object({ id: key }),
    body: z.object({ firstName: line.nullable(), lastName: line.nullable(), email: line }).partial(),
    reply: z.object({ user }),
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Permanently delete an account, but not your own and not the last administrator.',
    params: z.object({ id: key }),
    reply: done,
    refusals: [409],
  }),
} as const;
