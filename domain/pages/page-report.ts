/** Reasons for reporting a page. The database uses these same words. */
export const REPORT_REASONS = ['unsuitable', 'copyright', 'broken', 'wrong_text', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_COMMENT_MAX_LENGTH = 1000
