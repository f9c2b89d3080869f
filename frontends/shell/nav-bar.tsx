import { useEffect, useRef, useState } from 'react';
import { queryClient, signOut } from '#api/api.ts';
import { Link } from '#frame/frame.ts';
import { CloseIcon, links, MenuIcon, SignOutIcon, ThemeSwitch, Tooltip } from '#kit/kit.ts';
import { Brand } from './brand.tsx';
import type { NavigationLink } from './navigation.ts';
import { barLinks, dayLinks, isCurrent } from './navigation.ts';
import { PaletteButton } from './palette-button.tsx';

function BarLink({ link, path }: { readonly link: NavigationLink; readonly path: string }) {
  return (
    <li>
      <Tooltip text={link.hint ?? link.label}>
        {(attributes) => (
          <Link {...attributes} href={link.href} aria-current={isCurrent(link, path) ? 'page' : undefined}>
            {link.label}
          </Link>
        )}
      </Tooltip>
    </li>
  );
}

function SignOut() {
  return (
    <Tooltip text="Sign out on this device">
      {(attributes) => (
        <a
          {...attributes}
          className="sign-out"
          href={links.signOut}
          onClick={(event) => {
            event.preventDefault();
            // A listener cancels it to ask first about changes that are not sent.
            if (dispatchEvent(new Event('leaving', { cancelable: true }))) signOut(queryClient);
          }}
        >
          <SignOutIcon size={16} /> Sign Out
        </a>
      )}
    </Tooltip>
  );
}

type BarMenuProps = {
  readonly path: string;
  readonly open: boolean;
  readonly onChosen: () => void;
};

function BarMenu({ path, open, onChosen }: BarMenuProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a chosen link puts the menu away
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers Enter by a click of its own
    <div
      id="bar-menu"
      className={open ? 'bar-menu bar-menu-open' : 'bar-menu'}
      onClick={(event) => (event.target as Element).closest('a') && onChosen()}
    >
      <nav aria-label="Main">
        <ul>
          {barLinks.map((link) => (
            <BarLink key={link.href} link={link} path={path} />
          ))}
          <li>
            <SignOut />
          </li>
        </ul>
      </nav>
      <ThemeSwitch />
    </div>
  );
}

/** The way through the day, a second line of the bar. */
function DayLine({ path }: { readonly path: string }) {
  return (
    <nav className="bar-day" aria-label="The day">
      <ul>
        {dayLinks.map((link) => (
          <BarLink key={link.href} link={link} path={path} />
        ))}
      </ul>
    </nav>
  );
}

/** Whether the menu is open; it closes on another path and on a press outside the bar. */
function useMenu(path: string) {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  return { open, setOpen, bar };
}

/** Sticky bar; on a small screen the links fold into a menu that closes when one is chosen. */
export function NavBar({ path }: { readonly path: string }) {
  const { open, setOpen, bar } = useMenu(path);
  const toggle = useRef<HTMLButtonElement>(null);
  function close() {
    setOpen(false);
    toggle.current?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the menu away wherever the focus is in the bar
    <header ref={bar} className="bar" onKeyDown={(event) => event.key === 'Escape' && open && close()}>
      <div className="bar-inner">
        <Brand />
        <PaletteButton />
        <div className="bar-second">
          <DayLine path={path} />
          <button
            ref={toggle}
            type="button"
            className="icon-button bar-toggle"
            aria-expanded={open}
            aria-controls="bar-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            {open ? <CloseIcon size={22} /> : <MenuIcon size={22} />}
          </button>
        </div>
        <BarMenu path={path} open={open} onChosen={() => setOpen(false)} />
      </div>
    </header>
  );
}
