import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import type { CaptionView, Captions } from '@upper-bracket/shared/live/captions'
import { broadcastName } from '@upper-bracket/shared/wording/broadcastName'
import { useTranslation } from 'react-i18next'
import { useStreamCommentators } from './useStreamCommentators.ts'
import { type OverlayViewProps, panelScales } from './overlayStage.ts'

interface OverlayCaptionsProps extends OverlayViewProps {
  readonly captions: Captions
  readonly shown: readonly CaptionView[]
}

/** What the desk has put over the picture: a text, and the names of those who commentate. */
export default function OverlayCaptions({ competition, options, captions, shown }: OverlayCaptionsProps) {
  const zoom = panelScales[options.size]
  const [first, ...rest] = captions.lines
  return (
    <Box sx={place} style={{ zoom, inset: `auto ${margin / zoom}px ${margin / zoom}px` }}>
      {shown.includes('text') && first !== undefined && (
        <Box sx={[panel, text]}>
          <Box sx={title}>{first}</Box>
          {rest.join('\n')}
        </Box>
      )}
      {shown.includes('lowerthird') && (
        <LowerThird competition={competition} options={options} chosen={captions.commentators} />
      )}
    </Box>
  )
}

function LowerThird({ competition, options, chosen }: OverlayViewProps & { chosen: readonly string[] }) {
  const { t } = useTranslation(['commentators', 'common'])
  const commentators = useStreamCommentators(competition, options.stream, chosen)
  if (commentators.length === 0) return null
  return (
    <Box component="ul" sx={row}>
      {commentators.map(({ id, displayName, broadcastLink }) => (
        <Box component="li" key={id} sx={[panel, person]}>
          <Box sx={{ fontSize: 36, fontWeight: 700, lineHeight: 1.15 }}>
            {displayName ?? t('common:deletedPlayer')}
          </Box>
          <Box sx={{ fontSize: 26, color: 'text.secondary' }}>{broadcastName(t, broadcastLink)}</Box>
        </Box>
      ))}
    </Box>
  )
}

const margin = 48

const appear = keyframes`
  from { opacity: 0; }
`
const place = {
  position: 'absolute',
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  animation: `${appear} 300ms`,
} as const

const panel = {
  maxWidth: '100%',
  boxSizing: 'border-box',
  px: '28px',
  py: '14px',
  borderRadius: 1,
  borderLeft: '6px solid var(--overlay-accent)',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const

const text = { fontSize: 32, lineHeight: 1.3, whiteSpace: 'pre-line' } as const
const title = { fontSize: 44, fontWeight: 700, lineHeight: 1.2 } as const

/** Names share the width, so that four long ones fit. */
const row = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, max-content)',
  gap: '16px',
  m: 0,
  p: 0,
  maxWidth: '100%',
  listStyle: 'none',
} as const
const person = { minWidth: 0 } as const
