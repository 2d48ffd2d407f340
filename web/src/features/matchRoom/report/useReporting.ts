import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import {
  useAddScreenshotMutation,
  useAnswerReportMutation,
  useReportResultMutation,
} from '../state/matchRoomEndpoints.ts'
import type { ChosenScreenshot, ReportDraft } from './reportDraft.ts'
import { screenshotFile } from './screenshotFile.ts'
import { useTeamCalls } from '../state/useTeamCalls.ts'

interface Reporting {
  /** Resolves to whether the report was sent, with all its screenshots. */
  readonly report: (draft: ReportDraft) => Promise<boolean>
  /** Confirms the report of the other side. */
  readonly confirm: (reportId: string) => Promise<boolean>
  /** Disputes it. Resolves to whether that was sent, with all its screenshots. */
  readonly dispute: (reportId: string, screenshots: readonly ChosenScreenshot[]) => Promise<boolean>
  readonly busy: boolean
}

/** Returns the viewer's actions on reports; refusals are shown. */
export function useReporting(match: Match, side: Side | null): Reporting {
  const { of, send } = useTeamCalls(match)
  const showError = useShowError()
  const { t } = useTranslation('picture')
  const [isStoring, setStoring] = useState(false)
  const [sendScreenshot] = useAddScreenshotMutation()
  const [sendReport, reporting] = useReportResultMutation()
  const [sendAnswer, answering] = useAnswerReportMutation()
  /** The upload state of each file, so that a repeated report does not upload it again. */
  const sent = useRef(new WeakMap<File, { readonly screenshotId: string; isStored: boolean }>())
  const sentOf = (file: File) => {
    const known = sent.current.get(file) ?? { screenshotId: newDocumentId(), isStored: false }
    sent.current.set(file, known)
    return known
  }
  const idOf = (screenshot: ChosenScreenshot) =>
    typeof screenshot === 'string' ? screenshot : sentOf(screenshot).screenshotId
  /** Resolves to the ids of the screenshots, or null if one was refused. */
  const store = async (screenshots: readonly ChosenScreenshot[]) => {
    setStoring(screenshots.some(each => typeof each !== 'string'))
    try {
      return await storeAll(screenshots)
    } finally {
      setStoring(false)
    }
  }
  const storeAll = async (screenshots: readonly ChosenScreenshot[]) => {
    for (const file of screenshots) {
      if (typeof file === 'string') continue
      const about = sentOf(file)
      if (about.isStored) continue
      const picture = await screenshotFile(file).catch(() => null)
      if (picture === null) {
        showError(t('problem_broken'))
        return null
      }
      const { screenshotId } = about
      about.isStored = await send(sendScreenshot({ ...of(side), screenshotId, picture }))
      if (!about.isStored) return null
    }
    return screenshots.map(idOf)
  }
  return {
    report: async ({ score: [one, other], games, screenshots: chosen, gameScreenshots: ofGames }) => {
      const screenshots = await store(chosen)
      const areStored = screenshots !== null && (await store(ofGames.filter(each => each !== null))) !== null
      if (!areStored) return false
      const report = {
        score: [one, other] as [number, number],
        games,
        screenshots,
        ...(ofGames.some(each => each !== null) && {
          gameScreenshots: ofGames.map(each => each && idOf(each)),
        }),
      }
      return send(sendReport({ ...of(side), reportId: newDocumentId(), ...report }))
    },
    confirm: reportId => send(sendAnswer({ ...of(side), reportId, accepts: true })),
    dispute: async (reportId, chosen) => {
      const screenshots = await store(chosen)
      return screenshots !== null && send(sendAnswer({ ...of(side), reportId, accepts: false, screenshots }))
    },
    busy: isStoring || reporting.isLoading || answering.isLoading,
  }
}
