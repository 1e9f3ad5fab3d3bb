/** Why somebody thinks a page should be looked at; the words travel to the database as they are. */
export const REPORT_REASONS = ['unsuitable', 'copyright', 'broken', 'wrong_text', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_COMMENT_MAX = 1000
