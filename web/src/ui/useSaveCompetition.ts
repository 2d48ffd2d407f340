import { competitionFileName } from '@upper-bracket/shared/transfer/competitionFileName'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { isPaused } from '#platform/connection/pause.ts'
import { appError } from '#platform/errors/appError.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { saveFile } from './drawnPicture/saveFile.ts'

/** Returns a function that saves a whole competition as a file that can be imported, or says what is in the way. */
export function useSaveCompetition(competitionId: string): () => Promise<void> {
  const showError = useShowError()
  return async () => {
    try {
      const response = await fetch(hrefs.competitionFile(competitionId))
      if (response.status === 422) throw appError('file-unwritable')
      if (!response.ok) throw appError(isPaused() ? 'operation-paused' : 'try-again')
      saveFile(competitionFileName(competitionId), await response.blob())
    } catch (error) {
      showError(error)
    }
  }
}
