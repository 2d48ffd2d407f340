import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { memo, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

export interface LinkTab {
  readonly href: string
  /** The query of the address, which stays the same across tabs. */
  readonly search?: string
  readonly label: string
  /** A number next to the label. */
  readonly count?: number | undefined
  /** A description of news in the tab, drawn as a dot. */
  readonly mark?: string | undefined
}

interface LinkTabsProps {
  readonly label: string
  readonly tabs: readonly LinkTab[]
  /** Whether switching leaves the page where it is scrolled to. */
  readonly preventScrollReset?: boolean | undefined
}

/** Tabs that are links with addresses of their own. The current tab is marked and scrolled into view. */
export function LinkTabs({ label, tabs, preventScrollReset }: LinkTabsProps) {
  const { pathname } = useLocation()
  const at = tabs.findIndex(({ href }) => href === pathname)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    // In the next frame, which has a layout anyway; now it would be computed for this alone.
    const frame = requestAnimationFrame(() => {
      if (nav.current) bringIntoView(nav.current, nav.current.children[at])
    })
    return () => cancelAnimationFrame(frame)
  }, [at])

  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={label}
      // The browser does not scroll to a partly visible tab. A tab under the pointer must not move, or the click would
      // miss it.
      onFocus={({ currentTarget, target }) => {
        if (target.matches(':focus-visible')) bringIntoView(currentTarget, target)
      }}
      sx={theme => ({
        display: 'flex',
        gap: 0.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {tabs.map(tab => (
        <Tab key={tab.href} {...tab} preventScrollReset={preventScrollReset} />
      ))}
    </Box>
  )
}

type TabProps = LinkTab & Pick<LinkTabsProps, 'preventScrollReset'>

const Tab = memo(function Tab({ href, search = '', label, count, mark, preventScrollReset }: TabProps) {
  return (
    <Box
      component={NavLink}
      to={href + search}
      end
      {...(preventScrollReset && { preventScrollReset })}
      prefetch="intent"
      sx={theme => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        minHeight: 48,
        px: { xs: 1.5, sm: 2 },
        fontWeight: 650,
        color: 'text.secondary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        borderBottom: '3px solid transparent',
        marginBottom: '-1px',
        outlineOffset: -3,
        '&:hover': { color: 'text.primary' },
        // A pressed tab is marked before the code of its page is there.
        '&[aria-current="page"], &.pending': {
          color: 'text.primary',
          borderBottomColor: theme.vars.palette.brand.main,
        },
        'nav:has(> .pending) > &[aria-current="page"]': { borderBottomColor: 'transparent' },
      })}
    >
      {label}
      {mark !== undefined && (
        <Box component="span" sx={newsDot}>
          <span style={visuallyHidden}>{mark}</span>
        </Box>
      )}
      {count !== undefined && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: 1,
            bgcolor: 'background.raised',
            color: 'text.secondary',
            fontSize: '0.8rem',
          }}
        >
          {count}
        </Box>
      )}
    </Box>
  )
})

/** The position keeps hidden content from widening the page when the tabs scroll. */
const newsDot = {
  position: 'relative',
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'error.main',
  ml: -0.5,
} as const

/** scrollIntoView could scroll the page as well. */
function bringIntoView(nav: HTMLElement, tab: Element | undefined): void {
  if (tab instanceof HTMLElement) nav.scrollLeft = tab.offsetLeft - nav.offsetLeft - 24
}
