import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { CopyLinkButton } from '#ui/CopyLinkButton.tsx'
import { listRow } from '#ui/listRow.ts'
import { useSend } from '#ui/useSend.ts'
import { optionsOfView } from './overlayDraft.ts'
import { type OverlayDocument, useRevokeOverlayMutation } from './overlayEndpoints.ts'
import { useStreams } from '../streams/useStreams.ts'

interface OverlayRowProps {
  readonly competition: CompetitionDocument
  readonly overlay: OverlayDocument
  readonly onEdit: () => void
}

/** An overlay of the list: what it shows, and the actions on it. */
export function OverlayRow({ competition, overlay, onEdit }: OverlayRowProps) {
  const { t } = useTranslation('live')
  const [revoke, { isLoading }] = useRevokeOverlayMutation()
  const send = useSend()
  const { id: overlayId, view, stream, lang, size, seconds, scene } = overlay
  const name = t(`overlay_${view}`)
  const offered = optionsOfView[view]
  const streams = useStreams(competition, stream + 1)
  const ofStream = offered.includes('stream') && streams.length > 1 ? [streams[stream]?.name] : []
  const details = [
    ...ofStream,
    ...(offered.includes('size') ? [t(`overlaySize_${size}`)] : []),
    ...(lang === null ? [] : [ownLanguageNames[lang]]),
    ...(offered.includes('seconds') ? [t('overlayEach', { count: seconds })] : []),
    ...(view === 'scene'
      ? [scene === null ? t('sceneNone') : t('sceneNow', { view: t(`overlay_${scene}`) })]
      : []),
  ]
  return (
    <Box component="li" sx={{ ...listRow, bgcolor: 'background.raised' }} aria-label={name}>
      <Box sx={{ minWidth: 0, flex: '1 1 14rem' }}>
        <Box sx={{ fontWeight: 650 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{details.join(' · ')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyLinkButton
          size="small"
          variant="outlined"
          label={t('overlayCopy')}
          href={hrefs.overlay(competition.id, overlayId)}
        />
        <Button size="small" color="inherit" onClick={onEdit}>
          {t('overlayEditShort')}
        </Button>
        <ConfirmedButton
          size="small"
          label={t('overlayRevoke')}
          title={t('overlayRevokeTitle', { name: [name, ...ofStream].join(' · ') })}
          busy={isLoading}
          onConfirm={() => send(revoke({ competitionId: competition.id, overlayId }), t('overlayRevoked'))}
        >
          {t('overlayRevokeText')}
        </ConfirmedButton>
      </Box>
    </Box>
  )
}
