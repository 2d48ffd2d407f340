import IosShare from '@mui/icons-material/IosShare'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { usePictureNote } from '#ui/drawnPicture/usePictureNote.ts'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { championTitle } from '@upper-bracket/shared/wording/championTitle'
import { roundName } from '@upper-bracket/shared/wording/roundName'

/**
 * A button that shares the podium as a picture. It is drawn as soon as somebody points at the button, because browsers
 * share only shortly after a press.
 */
export function SharePodium({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'bracket'])
  const { t: tBracket } = useTranslation('bracket')
  const { t: tCommon } = useTranslation()
  const note = usePictureNote(competition)
  const showSuccess = useShowSuccess()
  const showError = useShowError()
  const [isBusy, setIsBusy] = useState(false)
  const { id, name } = competition

  const draw = async () => {
    const [{ podiumFile }, { shareFile }] = await Promise.all([
      import('./podiumFile.ts'),
      import('#ui/drawnPicture/shareFile.ts'),
    ])
    const file = await podiumFile(competition, {
      title: name,
      note: note(),
      champion: place => championTitle(t, place),
      path: t('championPath'),
      deletedPlayer: tCommon('deletedPlayer'),
      round: round => roundName(tBracket, round),
      forfeit: hasWon => t(hasWon ? 'wonByForfeit' : 'lostByForfeit'),
    })
    return { file, shareFile }
  }
  const drawn = useRef<ReturnType<typeof draw> | null>(null)
  const prepare = () => {
    drawn.current ??= draw()
    // The press shows the error.
    drawn.current.catch(() => undefined)
    return drawn.current
  }
  const share = async () => {
    setIsBusy(true)
    try {
      const { file, shareFile } = await prepare()
      if (file === null) return showError(t('podiumMissing'))
      const address = new URL(hrefs.competition(id), location.origin).href
      const titles = championsOf(competition).map(each => `${championTitle(t, each)}: ${each.name}`)
      const text = [...titles, address].join('\n')
      if ((await shareFile(file, { title: name, text })) === 'saved') showSuccess(t('podiumSaved'))
    } catch (error) {
      showError(error)
    } finally {
      // The next picture shows what has been corrected since.
      drawn.current = null
      setIsBusy(false)
    }
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<IosShare />}
      loading={isBusy}
      loadingPosition="start"
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onClick={() => void share()}
      sx={{ position: 'relative', minHeight: 44 }}
    >
      {t('sharePodium')}
    </Button>
  )
}
