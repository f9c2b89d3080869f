/**
 * The packages the page shares, with the names each gives. The names are explicit because a CommonJS package has none a
 * module can re-export, and because what nobody names is left out of the download.
 */
export const vendor: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Children',
    'Component',
    'Fragment',
    'StrictMode',
    'Suspense',
    'cloneElement',
    'createContext',
    'createElement',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useActionState',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useImperativeHandle',
    'useLayoutEffect',
    'useMemo',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
    'forwardRef',
    'version',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal', 'flushSync', 'version'],
  'react-dom/client': ['createRoot', 'version'],
  'single-spa': [
    'LOAD_ERROR',
    'SKIP_BECAUSE_BROKEN',
    'addErrorHandler',
    'getAppStatus',
    'getMountedApps',
    'navigateToUrl',
    'registerApplication',
    'start',
    'triggerAppChange',
    'unregisterApplication',
  ],
  'single-spa-react': ['default'],
  '@tanstack/react-query': [
    'QueryClient',
    'QueryClientProvider',
    'QueryObserver',
    'keepPreviousData',
    'queryOptions',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
};

/** A file name for a package path: `react-dom/client` becomes `react-dom-client`. */
export function vendorFile(specifier: string): string {
  return specifier.replace('@', '').replaceAll('/', '-');
}
