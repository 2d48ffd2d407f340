import type { ReportedResult } from '@upper-bracket/shared/matchRoom/matchRoom'

/** A screenshot of a report: a chosen file, or the id of a stored one. */
export type ChosenScreenshot = File | string

/** The data of a team's report. */
export interface ReportDraft extends Pick<ReportedResult, 'score' | 'games'> {
  readonly screenshots: readonly ChosenScreenshot[]
  /** That of each game, null for none. */
  readonly gameScreenshots: readonly (ChosenScreenshot | null)[]
}
