/** @jsxImportSource preact */
import './embed.css'
import './drawing.css'
import './tables.css'
import { readEmbedAddress } from '@upper-bracket/shared/embed/embedAddress'
import { unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { render } from 'preact'
import { preferredLanguage } from '#platform/language/preferredLanguage.ts'
import { notKnownYet, pollSnapshot } from '#platform/snapshot/pollSnapshot.ts'
import { snapshotAddress } from '#platform/snapshot/snapshotAddress.ts'
import { EmbedPage } from './EmbedPage.tsx'
import { loadTexts } from './embedTexts.ts'
import { frameVisibility } from './frameVisibility.ts'

const reloadMs = 60_000
const calmMs = 30_000
const maxBackoffMs = 120_000

async function start(): Promise<void> {
  const address = readEmbedAddress(new URL(location.href))
  const root = document.getElementById('embed')
  if (address === null || root === null) return
  const language = address.language ?? preferredLanguage(navigator.languages)
  document.documentElement.lang = language
  document.documentElement.dataset['theme'] = address.theme
  // The snapshot is asked for while the texts load.
  let polled = notKnownYet
  let show = () => {}
  pollSnapshot(
    {
      // Nothing is stored, and no cookies are sent.
      request: init => fetch(snapshotAddress(address.competitionId), { ...init, credentials: 'omit' }),
      read: async response => unpackSnapshot(await response.json()),
      // After this time a page of another build is deployed everywhere.
      onOutdated: () => setTimeout(() => location.reload(), reloadMs),
      calmMs,
      maxBackoffMs,
      ...frameVisibility(),
    },
    next => {
      polled = next
      show()
    },
  )
  const texts = await loadTexts(language)
  show = () => render(<EmbedPage address={address} polled={polled} texts={texts} />, root)
  show()
}

start().catch(() => {
  // The texts cannot be fetched, or are those of a previous build.
  setTimeout(() => location.reload(), reloadMs)
})
