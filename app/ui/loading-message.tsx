import { ProgressDots } from './progress-dots.tsx'

/** A loading message. Hidden without scripts, because then the content never loads. */
export const LoadingMessage = ({ children }: { children: string }) => (
  <p role="status" className="script-only flex items-center gap-3 font-display text-lg font-bold">
    <ProgressDots /> {children}
  </p>
)
