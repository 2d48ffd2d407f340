import { answerReport as answer } from '@upper-bracket/shared/matchDay/answerReport'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { actForTeam, hasEndedWith } from './actForTeam.ts'

/** A team confirms or disputes what the other one has reported. */
export const answerReport = defineHandler('answerReport', ({ uid, input, now }) =>
  actForTeam({
    action: 'answerReport',
    ...{ uid, input, now },
    change: ({ room, match }, side) => answer(room, match, { ...input, side, uid, now }),
    isDone: found => {
      const { report } = found.room
      return (
        input.accepts &&
        report?.reportId === input.reportId &&
        hasEndedWith(found, report.version.score, input.revision)
      )
    },
  }),
)
