import { type ArchivedCompetition, writeArchives } from '@upper-bracket/shared/transfer/archive'
import { callFunction } from '#platform/api/callFunction.ts'
import { appError } from '#platform/errors/appError.ts'

export interface OwnCompetition {
  readonly competitionId: string
  readonly name: string
}

/** How many competitions have been read. */
export interface Archiving {
  readonly done: number
  readonly of: number
}

/** A ZIP archive with its file name. */
export interface Archive {
  readonly name: string
  readonly content: Blob
}

interface Archived {
  readonly archives: readonly Archive[]
  /** Those that are in no archive, because their files could not be imported. */
  readonly unsaved: readonly OwnCompetition[]
}

/**
 * Archives the files of all competitions that the person owns: in one archive, or several if one could not be imported.
 *
 * @throws AppError if one of them cannot be read now
 */
export async function archiveOwn(onProgress: (progress: Archiving) => void): Promise<Archived> {
  const { organizing } = await callFunction('account', 'exportMyData', {})
  const own = organizing.filter(({ role }) => role === 'owner')
  const archived: ArchivedCompetition[] = []
  const unsaved: OwnCompetition[] = []
  for (const [done, { competitionId, name }] of own.entries()) {
    onProgress({ done, of: own.length })
    const response = await fetch(`/api/competitions/${competitionId}/file`)
    if (response.ok) archived.push({ competitionId, text: await response.text() })
    else if (response.status === 422) unsaved.push({ competitionId, name })
    else throw appError('try-again')
  }
  const archives = writeArchives(archived).map((archive, index, { length }) => ({
    name: length === 1 ? 'tournaments.zip' : `tournaments-${index + 1}.zip`,
    content: new Blob([archive], { type: 'application/zip' }),
  }))
  return { archives, unsaved }
}
