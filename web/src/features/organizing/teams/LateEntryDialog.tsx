import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { enterLate as entering, stageForLate } from '@upper-bracket/shared/bracket/entrants/enterLate'
import { openByes } from '@upper-bracket/shared/bracket/entrants/takeBye'
import { drawsRounds } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { LateEntry } from '@upper-bracket/shared/bracket/model/stage'
import { isPublished, swissRounds } from '@upper-bracket/shared/bracket/stages/publication'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useTeamsQuery } from '#documents/competition.ts'
import { useBracketCommand } from '#features/bracket/commands/bracketEndpoints.ts'
import { missedRoundsText } from '@upper-bracket/shared/wording/missedRoundsText'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useTableBracket } from '#features/bracket/state/useTableBracket.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { ChangeDialog } from '#features/bracket/undo/ChangeDialog.tsx'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { SelectField } from '#ui/format/SelectField.tsx'
import { hasPlayers } from '../creation/entrants.ts'
import { useRelayingSentence } from '../reshaping/useRelayingSentence.ts'
import { byeContext, LateBye, opponentIn } from './LateBye.tsx'

const choices: readonly LateEntry['pointsPerMissedRound'][] = [0, 0.5, 1]

/**
 * A dialog to choose the team that joins a stage late: in a Swiss stage with its points for the rounds that it missed, in
 * an elimination with the bye that it takes.
 */
export default function LateEntryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['stages', 'reshaping'])
  const { competitionId, bracketId, shape } = useBracketScope()
  const bracket = useTableBracket()
  const texts = useMatchTexts()
  const sentence = useRelayingSentence(bracket)
  const teams = useTeamsQuery(competitionId).currentData?.value
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [pointsPerMissedRound, setPoints] = useState<LateEntry['pointsPerMissedRound']>(0)
  const [chosenBye, setChosenBye] = useState<string | null>(null)
  const [enterLate] = useBracketCommand('enterLate')
  const free = (teams ?? []).filter(team => hasPlayers(team) && !shape.teamIds.includes(team.id))
  const team = free.find(({ id }) => id === chosenId) ?? free[0]
  const { id: teamId, name = '' } = team ?? { id: '' }
  // Each lays out an elimination.
  const anywhere = useMemo(() => entering(bracket, { teamId }), [bracket, teamId])
  const inChosen = useMemo(
    () => (chosenBye === null ? null : entering(bracket, { teamId, byeId: chosenBye })),
    [bracket, teamId, chosenBye],
  )
  const stage = stageForLate(bracket)
  if (teams === undefined || stage === undefined) return null
  const missedRounds = drawsRounds(stage) ? swissRounds(bracket, stage).filter(isPublished).length : 0
  const round = missedRounds + 1
  const byes = drawsRounds(stage) ? [] : openByes(bracket, stage)
  const chosen = byes.find(({ id }) => id === chosenBye)
  const outcome = (chosen && inChosen) ?? anywhere
  const bye = chosen ?? (anywhere.ok ? byes.find(({ id }) => isIn(anywhere.value, id, teamId)) : undefined)

  const entry = bye === undefined ? { pointsPerMissedRound, missedRounds } : { byeId: bye.id }
  const isFullSwiss = !anywhere.ok && anywhere.code === 'stage-full' && drawsRounds(stage)
  const obstacle = anywhere.ok ? null : ((isFullSwiss ? null : obstacles.get(anywhere.code)) ?? anywhere)
  return (
    <ChangeDialog
      title={t('enterLate')}
      confirmLabel={t('lateConfirm')}
      disabled={obstacle !== null || !outcome.ok || team === undefined}
      message={
        bye
          ? t('reshaping:lateMet', {
              team: name,
              opponent: texts.slot(bye, opponentIn(bye)),
              context: byeContext(bye),
            })
          : t('lateEntered', { team: name, round })
      }
      give={() => enterLate({ competitionId, bracketId, teamId, ...entry })}
      onClose={onClose}
    >
      {obstacle !== null ? (
        <Typography>{typeof obstacle === 'string' ? t(obstacle) : sentence(obstacle)}</Typography>
      ) : team === undefined ? (
        <Typography>
          {t('lateNobody')}{' '}
          <Link
            component={RouterLink}
            to={hrefs.teamsDialog(competitionId, 'addPlayers', hrefs.lateEntry(competitionId))}
            underline="always"
          >
            {t('lateNobodyLink')}
          </Link>
        </Typography>
      ) : (
        <>
          <Typography>{bye ? t('reshaping:lateByeText') : t('lateText', { round })}</Typography>
          <SelectField
            label={t('team')}
            value={team.id}
            onChange={setChosenId}
            choices={free.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {bye ? (
            <>
              {byes.length > 1 && (
                <SelectField
                  label={t('reshaping:lateOpponent')}
                  value={bye.id}
                  onChange={setChosenBye}
                  choices={byes.map(each => ({ value: each.id, label: texts.slot(each, opponentIn(each)) }))}
                />
              )}
              {outcome.ok ? (
                <LateBye before={bracket} match={bye} change={outcome.value} team={name} />
              ) : (
                <Typography role="alert">{sentence(outcome)}</Typography>
              )}
            </>
          ) : (
            <>
              <SelectField
                label={t('latePoints')}
                value={pointsPerMissedRound}
                onChange={setPoints}
                choices={choices.map(value => ({ value, label: t(`latePoints_${value}`) }))}
              />
              <Typography color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                {missedRoundsText(t, { missedRounds, headStart: missedRounds * pointsPerMissedRound })}
              </Typography>
            </>
          )}
        </>
      )}
    </ChangeDialog>
  )
}

function isIn({ bracket: { matches } }: BracketChange, matchId: string, teamId: string): boolean {
  return matches.get(matchId)?.slots.some(slot => slot.teamId === teamId) === true
}

/** Why no team can enter, where there is more to say than that it was refused. */
const obstacles = new Map<string, 'lateOver' | 'reshaping:lateNoBye' | 'reshaping:lateByesBegun'>([
  ['nothing-to-play', 'lateOver'],
  ['stage-full', 'reshaping:lateNoBye'],
  ['matches-begun', 'reshaping:lateByesBegun'],
])
