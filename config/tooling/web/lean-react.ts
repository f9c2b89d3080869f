import type { Plugin } from 'vite';
import { vendor } from './vendor.ts';

/**
 * Functions of React's DOM client by the feature they serve alone. The page cannot reach them: the packages it shares
 * (`vendor.ts`) do not export what leads there, or it takes an element or a property that no screen uses.
 */
const unreachable: Readonly<Record<string, string>> = {
  'view transitions':
    'startViewTransition commitAfterMutationEffectsOnFiber measureViewTransitionHostInstancesRecursive restoreViewTransitionName restoreViewTransitionOnHostInstances commitDeletedPairViewTransitions measureNestedViewTransitions applyViewTransitionToHostInstancesRecursive commitAppearingPairViewTransitions commitEnterViewTransitions applyViewTransitionName createMeasurement getClassNameByType scheduleViewTransitionEvent',
  'pages rendered by a server':
    'updateDehydratedSuspenseComponent prepareToHydrateHostInstance canHydrateInstance retryIfBlockedOn queueIfContinuousEvent clearHydrationBoundary attemptExplicitHydrationTarget scheduleReplayQueueIfNeeded hideOrUnhideDehydratedBoundary accumulateOrCreateContinuousQueuedReplayableEvent attemptReplayContinuousQueuedEvent replayUnblockedEvents getNextHydratableInstanceAfterHydrationBoundary getNextHydratable registerSuspenseInstanceRetry canHydrateTextInstance canHydrateHydrationBoundary throwOnHydrationMismatch pushTreeId',
  'activities and lists of suspended parts':
    'updateActivityComponent updateSuspenseListComponent cutOffTailIfNeeded findFirstSuspended initSuspenseListRenderState',
  'styles and scripts as elements, and their preloading':
    'getResource acquireResource suspendResource preload preinitStyle preloadModule preinitModuleScript preinitScript preconnectAs preloadStylesheet insertStylesheet insertStylesheetIntoRoot getHydratableHoistableCache createHoistableInstance',
  'references to fragments':
    'validateDocumentPositionWithFiberTree commitNewChildToFragmentInstance deleteChildFromFragmentInstance',
  'form actions':
    'mountActionState updateActionStateImpl dispatchActionState runActionStateAction rerenderActionState ensureFormComponentIsStateful handleActionReturnValue',
  'custom elements': 'setPropOnCustomElement',
};

const fragmentMethods = /^(FragmentInstance\.prototype\.\w+) = function[\s\S]*?^};$/gm;

/** A function of the file, which has each function's first and last line at the beginning of a line. */
const functionNamed = (name: string): RegExp => new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm');

/** React's DOM client without what the page cannot reach. Throws for a function that React no longer has. */
export function withoutUnreachable(code: string): string {
  let left = code.replace(fragmentMethods, '$1 = leftOut;');
  for (const [feature, names] of Object.entries(unreachable))
    for (const name of names.split(' ')) {
      const found = functionNamed(name);
      if (!found.test(left)) throw new Error(`React has no function ${name} (${feature}) any more`);
      left = left.replace(found, () => `function ${name}() { leftOut('${feature}'); }`);
    }
  return `${left}\nfunction leftOut(feature) { throw Error('The build leaves out of React: ' + feature); }\n`;
}

const exported = /^exports\.(\w+) = (?:function(?:.*\{\};|[\s\S]*?^\};)|\w+;)$/gm;

/** A file of React without the exports that no shared package of the page passes on; the bundler drops what only they use. */
export function withoutUnshared(code: string): string {
  const shared = new Set(['react', 'react-dom', 'react-dom/client'].flatMap((name) => vendor[name] ?? []));
  return code.replace(exported, (statement, name: string) => (shared.has(name) ? statement : ''));
}

/** Leaves out of React what the page cannot reach, which the bundler cannot see in a CommonJS package. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:react|react-dom|react-dom-client)\.production\.js$/.test(id)) return null;
      return withoutUnshared(id.includes('client') ? withoutUnreachable(code) : code);
    },
  };
}
