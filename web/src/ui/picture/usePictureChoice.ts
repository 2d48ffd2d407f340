import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useFileChoice } from '../useFileChoice.ts'
import { pictureProblem, pictureTypes } from './pictureFile.ts'

/**
 * Manages a picture that is chosen from files or dropped (`useFileChoice`): `chosen` has an accepted type and size, and
 * other files are refused with a message. A click on `target` opens the input, too.
 */
export function usePictureChoice() {
  const { t } = useTranslation('picture')
  const [chosen, setChosen] = useState<File | null>(null)
  const showError = useShowError()
  const { over, input, open, target } = useFileChoice(pictureTypes.join(','), file => {
    const problem = pictureProblem(file)
    if (problem === null) setChosen(file)
    else showError(t(`problem_${problem}`))
  })
  return { chosen, over, input, close: () => setChosen(null), target: { ...target, onClick: open } } as const
}
