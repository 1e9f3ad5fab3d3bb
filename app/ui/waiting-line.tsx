import { Pencils } from './pencils.tsx'

/** Said where something will stand. Without a script nothing would ever come, so then it is not said. */
export const WaitingLine = ({ children }: { children: string }) => (
  <p role="status" className="script-only flex items-center gap-3 font-display text-lg font-bold">
    <Pencils /> {children}
  </p>
)
