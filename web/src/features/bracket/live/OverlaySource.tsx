import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { useEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCompetitionQuery } from '#documents/competition.ts'
import { overlayOptionsOf } from '#platform/addresses/overlayOptions.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { PageTitle } from '#ui/page/PageTitle.tsx'
import { Overlay } from './Overlay.tsx'
import { stageSize } from './overlayStage.ts'
import { useReconnect } from './useReconnect.ts'
import { useRetry } from './useRetry.ts'
import { useWindowSize } from './useWindowSize.ts'

/**
 * A source for streaming software over a transparent background. The address selects what it shows (`OverlayOptions`).
 * It reconnects automatically, because no user can press a button.
 */
export default function OverlaySource() {
  const { competitionId = '' } = useParams()
  const [search] = useSearchParams()
  const options = useMemo(() => overlayOptionsOf(search), [search])
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  const competition = currentData?.value ?? null
  const [width, height] = useWindowSize()
  const scale = Math.min(width / stageSize.width, height / stageSize.height)
  useLanguageOf(options.lang)
  useReconnect()
  useRetry(error !== undefined || (currentData?.interrupted ?? null) !== null, refetch)
  return (
    <>
      <GlobalStyles styles={transparent} />
      <Box component="main" sx={{ display: 'grid', placeContent: 'center', height: '100vh' }}>
        {competition !== null && <PageTitle>{competition.name}</PageTitle>}
        {competition !== null && competition.bracketId !== null && (
          <Overlay
            key={competition.bracketId}
            competition={competition}
            bracketId={competition.bracketId}
            options={options}
            scale={scale}
          />
        )}
      </Box>
    </>
  )
}

function useLanguageOf(wanted: Language | null): void {
  const { language, setLanguage } = useLanguage()
  useEffect(() => {
    if (wanted !== null && wanted !== language) void setLanguage(wanted)
  }, [wanted, language, setLanguage])
}

const transparent = {
  'html, body': {
    background: 'transparent !important',
    overflow: 'hidden',
    colorScheme: 'normal !important',
  },
}
