import type { Reply } from '#api/api.ts';

export type UserActivity = Reply<'GET /api/admin/user-activity/{userId}'>;
export type UserFacts = Reply<'GET /api/admin/user-details/{userId}'>;
