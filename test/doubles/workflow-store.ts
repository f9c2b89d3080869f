import type { WorkflowStore } from '#core/operations/ports.ts';
import { lostWorkflow, type Workflow } from '#core/operations/workflow.ts';

const newestFirst = (a: Workflow, b: Workflow): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

/** Collections of days in memory. */
export function makeMemoryWorkflowStore(): WorkflowStore {
  const workflowsById = new Map<string, Workflow>();
  const all = () => [...workflowsById.values()].sort(newestFirst);

  const isAllowed = ({ id, track, day }: Workflow): boolean => {
    const found = workflowsById.get(id);
    if (found !== undefined) return found.status === 'running';
    return !all().some(
      (workflow) => workflow.status === 'running' && workflow.track === track && workflow.day === day,
    );
  };

  return {
    async keep(workflow) {
      if (!isAllowed(workflow)) return false;
      workflowsById.set(workflow.id, workflow);
      return true;
    },
    find: async (id) => workflowsById.get(id) ?? null,
    list: async (track, day, most) =>
      all()
        .filter(
          (workflow) =>
            (track === null || workflow.track === track) && (day === null || workflow.day === day),
        )
        .slice(0, most),
    async endLost(now) {
      const lost = all().filter(({ status, leaseUntil }) => status === 'running' && leaseUntil < now);
      const ended = lost.map((workflow) => lostWorkflow(workflow, now));
      for (const workflow of ended) workflowsById.set(workflow.id, workflow);
      return ended;
    },
  };
}
