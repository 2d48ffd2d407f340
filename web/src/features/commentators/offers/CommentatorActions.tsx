import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type LiveLink, liveLinkLimits } from '@upper-bracket/shared/live/liveLinks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSetLiveLinksMutation } from '#documents/liveEndpoints.ts'
import type { PublicCommentatorDocument } from '#documents/publicCommentators.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useSetProducerMutation } from '../commentatorEndpoints.ts'

const BookDialog = lazyDialog(() => import('./BookDialog.tsx'))

interface CommentatorActionsProps {
  readonly competition: CompetitionDocument
  readonly publicCommentator: PublicCommentatorDocument
  readonly publicCommentators: readonly PublicCommentatorDocument[]
}

/**
 * An organizer's actions on a confirmed commentator: adding their broadcast to the Live tab, choosing their matches,
 * and letting them run the broadcast.
 */
export function CommentatorActions({
  competition,
  publicCommentator,
  publicCommentators,
}: CommentatorActionsProps) {
  const { t } = useTranslation('commentators')
  const [isBooking, setBooking] = useState(false)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <ShowLive competition={competition} publicCommentator={publicCommentator} />
        {competition.bracketId !== null && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setBooking(true)}>
            {t('chooseMatches')}
          </Button>
        )}
        {isBooking && (
          <BookDialog
            competition={competition}
            publicCommentator={publicCommentator}
            publicCommentators={publicCommentators}
            onClose={() => setBooking(false)}
          />
        )}
      </Box>
      <ProducerSwitch competition={competition} publicCommentator={publicCommentator} />
    </>
  )
}

type OfCommentatorProps = Omit<CommentatorActionsProps, 'publicCommentators'>

function ProducerSwitch({ competition, publicCommentator: { id: requestId, uid } }: OfCommentatorProps) {
  const { t } = useTranslation('commentators')
  const hintId = useId()
  const [setProducer, { isLoading, originalArgs }] = useSetProducerMutation()
  const send = useSend()
  const { id: competitionId, producerUids } = competition
  const produces = isLoading ? originalArgs?.allowed === true : producerUids.includes(uid)
  return (
    <Box sx={{ mt: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={produces}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_, allowed) => void send(setProducer({ competitionId, requestId, allowed }))}
          />
        }
        label={t('producer')}
        slotProps={{ typography: { sx: { lineHeight: 1.3, py: 0.5 } } }}
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {t('producerHint')}
      </Typography>
    </Box>
  )
}

function ShowLive({ competition, publicCommentator }: OfCommentatorProps) {
  const { t } = useTranslation('commentators')
  const { language } = useLanguage()
  const [setLiveLinks, { isLoading }] = useSetLiveLinksMutation()
  const send = useSend()
  const showError = useShowError()
  const { id: competitionId, revision, liveLinks } = competition
  if (liveLinks.some(({ url }) => url === publicCommentator.broadcastLink)) {
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
    const title = [...(publicCommentator.displayName ?? '')].slice(0, liveLinkLimits.titleMax).join('').trim()
    const link: LiveLink = {
      url: publicCommentator.broadcastLink,
      lang: publicCommentator.languages[0] ?? language,
      title,
      stream: 0,
    }
    await send(setLiveLinks({ competitionId, revision, links: [...liveLinks, link] }), t('shownLive'))
  }
  return (
    <Button size="small" variant="outlined" color="inherit" loading={isLoading} onClick={() => void add()}>
      {t('toLive')}
    </Button>
  )
}
