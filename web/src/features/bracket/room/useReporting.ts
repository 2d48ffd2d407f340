import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import type { ReportDraft } from './reportDraft.ts'
import {
  useAddScreenshotMutation,
  useAnswerReportMutation,
  useReportResultMutation,
} from './roomEndpoints.ts'
import { screenshotFile } from './screenshotFile.ts'
import { useTeamCalls } from './useTeamCalls.ts'

interface Reporting {
  /** Whether it was sent, with all its screenshots. */
  readonly report: (draft: ReportDraft) => Promise<boolean>
  /** Confirms or disputes what the other side has reported. */
  readonly answer: (reportId: string, accepts: boolean) => Promise<boolean>
  readonly busy: boolean
}

/** What the viewer says about the end of a match for one of its sides; refusals are shown. */
export function useReporting(match: Match, side: Side | null): Reporting {
  const { ofMatch, send } = useTeamCalls(match, side)
  const showError = useShowError()
  const { t } = useTranslation('picture')
  const [isStoring, setStoring] = useState(false)
  const [sendScreenshot] = useAddScreenshotMutation()
  const [sendReport, reporting] = useReportResultMutation()
  const [sendAnswer, answering] = useAnswerReportMutation()
  /** Their ids, or null if one was not taken. */
  const store = async (files: readonly File[]) => {
    const ids: string[] = []
    for (const file of files) {
      const picture = await screenshotFile(file).catch(() => null)
      if (picture === null) {
        showError(t('problem_broken'))
        return null
      }
      const screenshotId = newDocumentId()
      if (!(await send(sendScreenshot({ ...ofMatch, screenshotId, picture })))) return null
      ids.push(screenshotId)
    }
    return ids
  }
  return {
    report: async ({ score: [one, other], games, screenshots: files }) => {
      setStoring(files.length > 0)
      const screenshots = await store(files)
      setStoring(false)
      if (screenshots === null) return false
      const report = { score: [one, other] as [number, number], games: [...games], screenshots }
      return send(sendReport({ ...ofMatch, reportId: newDocumentId(), ...report }))
    },
    answer: (reportId, accepts) => send(sendAnswer({ ...ofMatch, reportId, accepts })),
    busy: isStoring || reporting.isLoading || answering.isLoading,
  }
}
