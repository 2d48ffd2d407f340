import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { useTranslation } from 'react-i18next'
import { useTurnTexts } from './useTurnTexts.ts'
import type { ShownDraft } from './useDraftView.ts'

interface DraftAnnouncerProps {
  readonly draft: Draft
  readonly view: ShownDraft
  readonly isOwnTurn: boolean
}

/** Says to assistive technology who was picked, and whose turn it is. */
export function DraftAnnouncer({ draft, view, isOwnTurn }: DraftAnnouncerProps) {
  const { t } = useTranslation('draft')
  const { title } = useTurnTexts(draft, view, isOwnTurn)
  const lastPick = draft.picks.at(-1)
  const picked =
    lastPick === undefined
      ? []
      : [t('announced', { captain: view.teamName(lastPick.team), player: view.nameOf(lastPick.uid) })]
  return (
    <Box role="status" style={visuallyHidden}>
      {[...picked, `${title}.`].join(' ')}
    </Box>
  )
}
