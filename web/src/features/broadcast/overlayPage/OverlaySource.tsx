import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { skipToken } from '@reduxjs/toolkit/query'
import { noCaptions } from '@upper-bracket/shared/live/captions'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { loadOverlayCode } from '../overlays/loadOverlayCode.ts'
import { Overlay } from '../overlays/Overlay.tsx'
import { type OverlayDocument, useOverlayQuery } from '../overlayEditor/overlayEndpoints.ts'
import { stageSize } from '../overlays/overlayStage.ts'
import { useReconnect } from './useReconnect.ts'
import { useWindowSize } from '../overlays/useWindowSize.ts'

/**
 * A source for streaming software over a transparent background. The fragment of the address is the id of the overlay,
 * whose document selects what it shows; nothing without it. It reconnects automatically, because no user can press a
 * button.
 */
export default function OverlaySource() {
  const { competitionId = '' } = useParams()
  const overlayId = useLocation().hash.slice(1)
  const { currentData } = useOverlayQuery(isDocumentId(overlayId) ? { competitionId, overlayId } : skipToken)
  useReconnect()
  useEffect(() => void loadOverlayCode(), [])
  return (
    <>
      <GlobalStyles styles={currentData?.value?.view === 'hall' ? transparent : [transparent, silent]} />
      <Box component="main" sx={{ display: 'grid', placeContent: 'center', height: '100vh' }}>
        {currentData?.value && <Picture competitionId={competitionId} overlay={currentData.value} />}
      </Box>
    </>
  )
}

function Picture({ competitionId, overlay }: { competitionId: string; overlay: OverlayDocument }) {
  const { currentData } = useCompetitionQuery(competitionId)
  const competition = currentData?.value ?? null
  const [width, height] = useWindowSize()
  useLanguageOf(overlay.lang)
  if (competition === null) return null
  return (
    <>
      <PageTitle>{competition.name}</PageTitle>
      <Overlay
        key={competition.bracketId}
        competition={competition}
        bracketId={competition.bracketId}
        options={overlay}
        scene={overlay.scene}
        captions={overlay.captions ?? noCaptions}
        scale={Math.min(width / stageSize.width, height / stageSize.height)}
      />
    </>
  )
}

/** Changes the language of this page only, because all pages and sources in a browser share the cookie of the site. */
function useLanguageOf(wanted: Language | null): void {
  const { i18n } = useTranslation()
  const { language } = i18n
  useEffect(() => {
    if (wanted !== null && wanted !== language) void i18n.changeLanguage(wanted)
  }, [wanted, language, i18n])
}

/** Nobody on air is told about the connection; a hall has no other picture, and should know. */
const silent = { '[data-connection]': { display: 'none !important' } }
const transparent = {
  'html, body': {
    background: 'transparent !important',
    overflow: 'hidden',
    colorScheme: 'normal !important',
  },
}
