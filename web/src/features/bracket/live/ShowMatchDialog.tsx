import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useShowMatchMutation } from './showMatchEndpoint.ts'

interface ShowMatchDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** A dialog to choose the match that the broadcast shows: running and ready matches first, then finished ones. */
export function ShowMatchDialog({ competition, onClose }: ShowMatchDialogProps) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { bracketId } = useBracketScope()
  const [showMatch] = useShowMatchMutation()
  const send = useSend()
  const items = useMatches()
    .filter(({ status }) => status !== 'waiting' && status !== 'bye')
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || inDrawingOrder(a, b))
    .map(match => ({ id: match.id, name: texts.teams(match), match }))
  return (
    <PickerDialog
      title={t('chooseOnAir')}
      items={[{ id: '', name: t('automaticallyOnAir'), match: null }, ...items]}
      empty=""
      search={{ label: t('searchMatch'), notFound: t('noSuchMatch'), fromItems: 9 }}
      onPick={({ match }) => void pick(match)}
      onClose={onClose}
    >
      {({ name, match }) => (
        <Box component="span" sx={{ display: 'grid' }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {match === null ? t('firstRunning') : `${texts.place(match)} · ${texts.status(match)}`}
          </Typography>
        </Box>
      )}
    </PickerDialog>
  )

  async function pick(match: Match | null): Promise<void> {
    const shown = match === null ? null : { bracketId, matchId: match.id }
    await send(showMatch({ competitionId: competition.id, match: shown }))
  }
}

const order: readonly Match['status'][] = ['running', 'ready', 'finished']
