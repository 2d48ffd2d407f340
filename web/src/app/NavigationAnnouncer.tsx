import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** A page sets its title when its data or its code has come. */
const titleComesMs = 3000

/**
 * Does after a navigation within the application what the browser does after others: the title of the new page is read
 * out, and a focus that has gone with the old page goes to the beginning of the content.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  const [title, setTitle] = useState('')
  if (first !== null && first !== pathname) setFirst(null)
  const isOpened = first !== null

  useEffect(() => {
    if (isOpened || pathname === '') return
    const focused = document.activeElement
    if (focused === null || focused === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    const say = () => setTitle(document.title)
    say()
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => observer.disconnect(), titleComesMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isOpened, pathname])

  return (
    <Box role="status" data-on-screen sx={visuallyHidden}>
      {title}
    </Box>
  )
}
