import { TOOLS } from './index.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

export interface ReadByTool {
  readonly tool: Tool;
  readonly answering: Answering;
}

/** The first tool, of that name where one is given, that reads a question as its own, with its answer; null without one. */
export function readByTool(question: ChatQuestion, kind: string | null): ReadByTool | null {
  for (const tool of TOOLS) {
    if (kind !== null && tool.name !== kind) continue;
    const answering = tool.reads(question);
    if (answering !== null) return { tool, answering };
  }
  return null;
}
