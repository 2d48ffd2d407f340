import Box from '@mui/material/Box'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type LinkTab, LinkTabs } from './LinkTabs.tsx'

interface StickyTabsProps {
  readonly label: string
  readonly tabs: readonly LinkTab[]
  /** The content of the current tab. */
  readonly children: ReactNode
}

/**
 * Tabs that stay on screen while the page scrolls. Switching keeps one's place: the view moves only if the tabs are
 * stuck, to the beginning of the new content.
 */
export function StickyTabs({ label, tabs, children }: StickyTabsProps) {
  const { pathname } = useLocation()
  const top = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  const wasStuck = useRef(false)

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!wasStuck.current) return
    wasStuck.current = false
    // The content may still be loading; until it is as high as the window, the tabs would not stay where they are.
    if (content.current) content.current.style.minHeight = '100dvh'
    top.current?.scrollIntoView()
  }, [pathname])

  return (
    <>
      <div ref={top} />
      <Box
        onClickCapture={() => {
          wasStuck.current = (top.current?.getBoundingClientRect().top ?? 0) < 0
        }}
        sx={{ position: 'sticky', top: 0, zIndex: 'mobileStepper', bgcolor: 'background.default' }}
      >
        <LinkTabs label={label} tabs={tabs} preventScrollReset />
      </Box>
      <Box ref={content} sx={{ pt: { xs: 2, md: 3 }, '& :focus-visible': { scrollMarginTop: 64 } }}>
        {children}
      </Box>
    </>
  )
}
