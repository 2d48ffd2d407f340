import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import {
  type CaptionChanges,
  type Captions,
  captionLimits,
  captionLines,
  noCaptions,
  withCaptions,
} from '@upper-bracket/shared/live/captions'
import { followsDesk } from '@upper-bracket/shared/live/overlay'
import { captionChanges } from '@upper-bracket/shared/live/overlaySchemas'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { usePublicCommentatorsQuery } from '#documents/publicCommentators.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { useSend } from '#ui/useSend.ts'
import { useOverlaysQuery, useSetCaptionsMutation } from '../overlayEditor/overlayEndpoints.ts'
import { useStreamCommentators } from '../overlays/useStreamCommentators.ts'
import { DeskButton } from './DeskButton.tsx'
import { deskKeys } from './deskKeys.ts'

interface DeskCaptionsProps {
  readonly competition: CompetitionDocument
  readonly stream: number
}

/** The captions of a stream, once an overlay can show them. */
export function DeskCaptions({ competition, stream }: DeskCaptionsProps) {
  const overlays = useOverlaysQuery(competition.id).currentData?.value ?? []
  const overlay = overlays.find(each => followsDesk(each, stream))
  if (overlay === undefined) return null
  return <Controls competition={competition} stream={stream} stored={overlay.captions ?? noCaptions} />
}

/** Shows and hides the names of those who commentate and a text, over whatever the overlays show. */
function Controls({ competition, stream, stored }: DeskCaptionsProps & { readonly stored: Captions }) {
  const { t } = useTranslation(['desk', 'live', 'common'])
  const id = useId()
  const send = useSend()
  const [setCaptions] = useSetCaptionsMutation()
  /** What has been changed and not been answered yet. */
  const [sent, setSent] = useState<CaptionChanges | null>(null)
  /** Null while the field shows what is stored. */
  const [typed, setTyped] = useState<string | null>(null)
  const captions = withCaptions(stored, sent ?? {})
  const commentators = usePublicCommentatorsQuery(competition.id).currentData?.value ?? []
  const named = useStreamCommentators(competition, stream, captions.commentators)
  const nameOf = ({ displayName }: (typeof commentators)[number]) => displayName ?? t('common:deletedPlayer')

  const text = typed ?? captions.lines.join('\n')
  const lines = captionLines(text)
  const isValid = captionChanges.safeParse({ lines }).success
  const isChanged = lines.join('\n') !== captions.lines.join('\n')
  const change = async (changes: CaptionChanges) => {
    setSent(changes)
    const isDone = await send(
      setCaptions({ competitionId: competition.id, stream, captions: mutable(changes) }),
    )
    setSent(current => (current === changes ? null : current))
    if (isDone && changes.lines !== undefined) setTyped(current => (current === typed ? null : current))
  }
  const choose = (requestId: string, isChosen: boolean) =>
    change({
      commentators: isChosen
        ? [...captions.commentators, requestId]
        : captions.commentators.filter(each => each !== requestId),
    })
  const mayShowText = captions.text || (isValid && lines.length > 0)
  return (
    <Box component="section" aria-labelledby={id} sx={section}>
      <Typography id={id} component="h2" variant="h3">
        {t('captions')}
      </Typography>
      <Box sx={bar}>
        <DeskButton
          code={deskKeys.lowerThird}
          aria-pressed={captions.lowerthird}
          onPress={
            captions.lowerthird || named.length > 0
              ? () => void change({ lowerthird: !captions.lowerthird })
              : null
          }
          sx={button}
        >
          {t('live:overlay_lowerthird')}
        </DeskButton>
        <DeskButton
          code={deskKeys.text}
          aria-pressed={captions.text}
          onPress={
            mayShowText ? () => void change(captions.text ? { text: false } : { text: true, lines }) : null
          }
          sx={button}
        >
          {t('live:overlay_text')}
        </DeskButton>
      </Box>
      {commentators.length > 0 && (
        <Box component="fieldset" sx={people}>
          <Box component="legend" sx={{ p: 0, color: 'text.secondary' }}>
            {captions.commentators.length > 0
              ? t('captionsChosen')
              : named.length === 0
                ? t('captionsOfNobody')
                : t('captionsOfMatch', { names: named.map(nameOf).join(', ') })}
          </Box>
          {commentators.map(commentator => {
            const isChosen = captions.commentators.includes(commentator.id)
            const isFull = captions.commentators.length >= captionLimits.commentators
            return (
              <FormControlLabel
                key={commentator.id}
                control={
                  <Checkbox
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={(_, checked) => void choose(commentator.id, checked)}
                  />
                }
                label={nameOf(commentator)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            )
          })}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <FormField
          label={t('captionText')}
          name="caption"
          autoComplete="off"
          multiline
          minRows={2}
          maxRows={4}
          value={text}
          onChange={setTyped}
          hint={t('captionTextHint', captionLimits)}
          error={isValid ? undefined : t('captionTextInvalid', captionLimits)}
        />
        {captions.text && isChanged && (
          <Button
            variant="contained"
            disabled={!isValid || lines.length === 0}
            onClick={() => void change({ lines })}
          >
            {t('captionUpdate')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** The lists as the contract has them. */
function mutable({ lines, commentators, ...shown }: CaptionChanges) {
  return {
    ...shown,
    ...(lines && { lines: [...lines] }),
    ...(commentators && { commentators: [...commentators] }),
  }
}

const section = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const bar = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
} as const
const button = {
  borderColor: 'divider',
  '&[aria-pressed=true]': { borderColor: 'brand.main', bgcolor: 'background.raised' },
} as const
const people = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
} as const
