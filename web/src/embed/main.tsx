/** @jsxImportSource preact */
import './embed.css'
import './drawing.css'
import './tables.css'
import { readEmbedAddress } from '@upper-bracket/shared/embed/embedAddress'
import { render } from 'preact'
import { preferredLanguage } from '#platform/language/preferredLanguage.ts'
import { EmbedPage } from './EmbedPage.tsx'
import { loadTexts } from './embedTexts.ts'
import { followSnapshot, notKnownYet } from './followSnapshot.ts'
import { frameVisibility } from './frameVisibility.ts'

const reloadMs = 60_000

async function start(): Promise<void> {
  const address = readEmbedAddress(new URL(location.href))
  const root = document.getElementById('embed')
  if (address === null || root === null) return
  const language = address.language ?? preferredLanguage(navigator.languages)
  document.documentElement.lang = language
  document.documentElement.dataset['theme'] = address.theme
  // The snapshot is asked for while the texts load.
  let followed = notKnownYet
  let show = () => {}
  followSnapshot(
    address.competitionId,
    next => {
      followed = next
      show()
    },
    frameVisibility(),
  )
  const texts = await loadTexts(language)
  show = () => render(<EmbedPage address={address} followed={followed} texts={texts} />, root)
  show()
}

start().catch(() => {
  // The texts cannot be fetched, or are those of a previous build.
  setTimeout(() => location.reload(), reloadMs)
})
