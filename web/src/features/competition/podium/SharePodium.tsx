import IosShare from '@mui/icons-material/IosShare'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

/**
 * A button that shares the podium as a picture. It is drawn as soon as somebody points at the button, because browsers
 * share only shortly after a press.
 */
export function SharePodium({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'bracket'])
  const { t: tBracket } = useTranslation('bracket')
  const { t: tCommon } = useTranslation()
  const { language } = useLanguage()
  const showSuccess = useShowSuccess()
  const showError = useShowError()
  const [isBusy, setIsBusy] = useState(false)

  const draw = async () => {
    const { sharedPodium } = await import('./sharedPodium.ts')
    return sharedPodium(competition, { t, tBracket, tCommon, language })
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
      const send = await prepare()
      if (send === null) return showError(t('podiumMissing'))
      if ((await send()) === 'saved') showSuccess(t('podiumSaved'))
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
