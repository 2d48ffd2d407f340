import type { BracketLogEntry } from '@upper-bracket/shared/bracket/commands/logEntry'
import { useTranslation } from 'react-i18next'
import { useTeamsQuery } from '#documents/competition.ts'
import { useChangedOptionTexts } from '#ui/format/useChangedOptionTexts.ts'

type LoggedChange = BracketLogEntry['changes'][number]

/** Returns a function that describes an action on a bracket in one sentence. Commands without their own share one. */
export function useBracketSentence(competitionId: string): (entry: BracketLogEntry) => string {
  const { t } = useTranslation('history')
  const texts = useChangedOptionTexts()
  const teams = useTeamsQuery(competitionId).currentData?.value
  const nameOf = (teamId: string | null | undefined) => {
    if (teamId == null) return t('noTeam')
    // Until the teams are loaded, none of them is called deleted.
    return teams === undefined ? '…' : (teams.find(({ id }) => id === teamId)?.name ?? t('deletedTeam'))
  }

  /** The match is found by its teams in both states, because a reverted match may have lost them. */
  const matchOf = ({ before, after }: LoggedChange) => {
    const side = (index: 0 | 1) => nameOf(after.teamIds[index] ?? before.teamIds[index])
    return t('match', { first: side(0), second: side(1) })
  }
  /** The played matches that the match fed are undone as well. */
  const withUndone = (sentence: string, changes: readonly LoggedChange[], own: LoggedChange | undefined) => {
    const count = changes.filter(each => each !== own && each.before.status === 'finished').length
    return count > 0 ? `${sentence} ${t('alsoUndone', { count })}` : sentence
  }
  const scoreOf = (match: LoggedChange['after'] | undefined) =>
    (match?.rounds ?? match?.score)?.join(':') ?? ''

  const sentenceOf = (entry: BracketLogEntry): string => {
    const { action, matchId, teamIds, changes, byHand, results, penalty, reshaped, undone } = entry
    const change = changes.find(each => each.matchId === matchId)
    const [before, after] = [change?.before, change?.after]
    const match = change === undefined ? t('aMatch') : matchOf(change)
    const [team = '', byTeam = ''] = teamIds.map(nameOf)
    switch (action) {
      case 'generateBracket':
        return t('generateBracket', { count: teamIds.length })
      case 'deleteBracket':
        return t('deleteBracket')
      case 'finishSeries':
        return t('finishSeries', { match, score: scoreOf(after) })
      case 'correctScore': {
        const corrected = t('correctScore', { match, before: scoreOf(before), after: scoreOf(after) })
        return withUndone(corrected, changes, change)
      }
      case 'forfeitMatch': {
        const absent = ([0, 1] as const).filter(side => after?.forfeits[side])
        return t('forfeitMatch', {
          match,
          absent: absent.map(side => nameOf(after?.teamIds[side])).join(', '),
        })
      }
      case 'reopenMatch':
        return withUndone(t('reopenMatch', { match, score: scoreOf(before) }), changes, change)
      case 'placeTeam':
        return t('placeTeam', { match, team })
      case 'clearSlot': {
        const left = before?.teamIds.find(id => id !== null && !after?.teamIds.includes(id))
        return t('clearSlot', { match, team: nameOf(left) })
      }
      case 'disqualifyTeam': {
        const sentence = t(penalty ? 'disqualifyTeam' : 'withdrawTeam', { team })
        return results === undefined ? sentence : `${sentence}. ${t(`playedResults_${results}`)}`
      }
      case 'reinstateTeam':
        return t('reinstateTeam', { team })
      case 'replaceTeam':
        return t('replaceTeam', { team, byTeam })
      case 'cancelLateEntry':
        return t('cancelLateEntry', { team })
      case 'enterLate': {
        // A Swiss stage pairs it later; whose opponent has withdrawn is in its next match as well.
        const own = changes.filter(each => isIn(each.after, teamIds[0]))
        const bye = own.find(each => each.before.status === 'bye') ?? own[0]
        if (bye === undefined) return t('enterLate', { team })
        const opponent = bye.after.teamIds.find(id => id !== teamIds[0])
        return opponent
          ? t('enterLateBye', { team, opponent: nameOf(opponent) })
          : t('enterLateByeOfPlace', { team })
      }
      case 'publishRound':
        return t(byHand ? 'publishRoundByHand' : 'publishRound', { count: changes.length })
      case 'decideTie':
        return t(changes.some(each => each.matchId.includes('tie-break')) ? 'playTieBreak' : 'decideTie', {
          teams: teamIds.map(nameOf).join(', '),
        })
      case 'setSeriesLength':
        return t('setSeriesLength', {
          length: changes[0]?.after.bestOf ?? '',
          count: changes.filter(each => each.after.status !== 'bye').length,
        })
      case 'reshapeStage': {
        const { options = [], reason } = reshaped ?? {}
        const all = options.map(
          ({ name, before: was, after: is }) =>
            `${texts.label(name)}: ${texts.value(name, was)} → ${texts.value(name, is)}`,
        )
        const sentence = t('reshapeStage', { changes: all.join('; ') })
        return reason === undefined ? sentence : `${sentence}. ${t('reshapeReason', { reason })}`
      }
      case 'takeBack':
        if (undone !== undefined) {
          const back = changes.map(each => ({ ...each, before: each.after, after: each.before }))
          return t('takeBackOf', { change: sentenceOf({ ...entry, action: undone, changes: back }) })
        }
        return matchId === null ? t('takeBack') : t('takeBackMatch', { match })
      case 'startMatch':
        return t('startMatch', { match })
      case 'unstartMatch':
        return t('unstartMatch', { match })
      default:
        return matchId === null ? t('bracketChanged') : t('matchChanged', { match })
    }
  }
  return sentenceOf
}

function isIn({ teamIds }: LoggedChange['after'], teamId: string | undefined): boolean {
  return teamIds.some(id => id === teamId)
}
