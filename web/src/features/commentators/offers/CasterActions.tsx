import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type LiveLink, liveLinkLimits } from '@upper-bracket/shared/live/liveLinks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSetLiveLinksMutation } from '#documents/liveEndpoints.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import type { CasterDocument } from '../commentatorEndpoints.ts'

const BookDialog = lazyDialog(() => import('./BookDialog.tsx'))

interface CasterActionsProps {
  readonly competition: CompetitionDocument
  readonly caster: CasterDocument
  readonly casters: readonly CasterDocument[]
}

/** What an organizer can do with a confirmed commentator: put their broadcast on the Live tab, choose their matches. */
export function CasterActions({ competition, caster, casters }: CasterActionsProps) {
  const { t } = useTranslation('commentators')
  const [isBooking, setBooking] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <ShowLive competition={competition} caster={caster} />
      {competition.bracketId !== null && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setBooking(true)}>
          {t('chooseMatches')}
        </Button>
      )}
      {isBooking && (
        <BookDialog
          competition={competition}
          caster={caster}
          casters={casters}
          onClose={() => setBooking(false)}
        />
      )}
    </Box>
  )
}

function ShowLive({ competition, caster }: Omit<CasterActionsProps, 'casters'>) {
  const { t } = useTranslation('commentators')
  const { language } = useLanguage()
  const [setLiveLinks, { isLoading }] = useSetLiveLinksMutation()
  const send = useSend()
  const showError = useShowError()
  const { id: competitionId, revision, liveLinks } = competition
  if (liveLinks.some(({ url }) => url === caster.broadcastLink)) {
    return (
      <Box sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', color: 'success.main' }}>
        <CheckCircleOutlined fontSize="small" aria-hidden />
        {t('onLive')}
      </Box>
    )
  }
  const add = async () => {
    if (liveLinks.length >= liveLinkLimits.links) {
      return showError(t('liveFull', { most: liveLinkLimits.links }))
    }
    const title = [...(caster.displayName ?? '')].slice(0, liveLinkLimits.titleMax).join('').trim()
    const link: LiveLink = { url: caster.broadcastLink, lang: caster.languages[0] ?? language, title }
    await send(setLiveLinks({ competitionId, revision, links: [...liveLinks, link] }), t('shownLive'))
  }
  return (
    <Button size="small" variant="outlined" color="inherit" loading={isLoading} onClick={() => void add()}>
      {t('toLive')}
    </Button>
  )
}
