/**
 * The packages the page shares, with the names each exports. The names are explicit because a CommonJS package has none a
 * module can re-export, and because names not listed are left out of the download.
 */
export const vendor: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'Suspense',
    'createContext',
    'createElement',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': ['createPortal', 'flushSync'],
  'react-dom/client': ['createRoot'],
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

/**
 * Packages that come in one file, under its name: the entry points of React, and what is written for CommonJS and
 * requires it.
 */
const together: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'single-spa-react'],
};

const alone = Object.keys(vendor).filter((name) => !Object.values(together).flat().includes(name));

/** Which packages each file exports, by the file's name: a single package's file is named after its path, with dashes. */
export const vendorFiles: Readonly<Record<string, readonly string[]>> = {
  ...together,
  ...Object.fromEntries(alone.map((name) => [name.replace('@', '').replaceAll('/', '-'), [name]])),
};
