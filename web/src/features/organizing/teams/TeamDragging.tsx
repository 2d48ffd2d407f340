import { useEffect } from 'react'
import { type Placing, usePlacing } from './usePlacing.ts'

export type TeamPlacing = Pick<Placing, 'place'>

interface TeamDraggingProps {
  /** Takes what places a dragged team, and null once teams cannot be dragged any more. */
  readonly onChange: (placing: TeamPlacing | null) => void
}

/** Makes the teams in the drawing draggable from slot to slot, for those who may place them. */
export default function TeamDragging({ onChange }: TeamDraggingProps) {
  const { place } = usePlacing()
  useEffect(() => {
    onChange({ place })
    return () => onChange(null)
  }, [onChange, place])
  return null
}
