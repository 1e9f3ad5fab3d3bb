// Written by `npm run db:types` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' }
  public: {
    Tables: {
      ai_prompts: {
        Row: {
          action_type: Database['public']['Enums']['creation_action']
          attempts: number
          base_page_id: string | null
          created_at: string
          failure_reason: string | null
          generated_page_id: string | null
          id: string
          idempotency_key: string | null
          is_voice: boolean
          language: Database['public']['Enums']['language']
          lease_expires_at: string | null
          lease_owner: string | null
          not_drawn: string[]
          outcome: Json | null
          prompt_text: string
          seed: number | null
          status: Database['public']['Enums']['prompt_status']
          style_template: Database['public']['Enums']['drawing_style']
          updated_at: string
          user_id: string
        }
        Insert: {
          action_type?: Database['public']['Enums']['creation_action']
          attempts?: number
          base_page_id?: string | null
          created_at?: string
          failure_reason?: string | null
          generated_page_id?: string | null
          id?: string
          idempotency_key?: string | null
          is_voice?: boolean
          language?: Database['public']['Enums']['language']
          lease_expires_at?: string | null
          lease_owner?: string | null
          not_drawn?: string[]
          outcome?: Json | null
          prompt_text?: string
          seed?: number | null
          status?: Database['public']['Enums']['prompt_status']
          style_template?: Database['public']['Enums']['drawing_style']
          updated_at?: string
          user_id: string
        }
        Update: {
          action_type?: Database['public']['Enums']['creation_action']
          attempts?: number
          base_page_id?: string | null
          created_at?: string
          failure_reason?: string | null
          generated_page_id?: string | null
          id?: string
          idempotency_key?: string | null
          is_voice?: boolean
          language?: Database['public']['Enums']['language']
          lease_expires_at?: string | null
          lease_owner?: string | null
          not_drawn?: string[]
          outcome?: Json | null
          prompt_text?: string
          seed?: number | null
          status?: Database['public']['Enums']['prompt_status']
          style_template?: Database['public']['Enums']['drawing_style']
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ai_prompts_base_page_id_fkey'
            columns: ['base_page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ai_prompts_generated_page_id_fkey'
            columns: ['generated_page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      ai_usage: {
        Row: {
          action_type: Database['public']['Enums']['creation_action']
          created_at: string
          id: string
          month_year: string
          page_id: string | null
          prompt_text: string | null
          user_id: string
        }
        Insert: {
          action_type: Database['public']['Enums']['creation_action']
          created_at?: string
          id?: string
          month_year?: string
          page_id?: string | null
          prompt_text?: string | null
          user_id: string
        }
        Update: {
          action_type?: Database['public']['Enums']['creation_action']
          created_at?: string
          id?: string
          month_year?: string
          page_id?: string | null
          prompt_text?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ai_usage_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          created_at: string
          details: Json
          id: number
          subject: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          created_at?: string
          details?: Json
          subject?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          created_at?: string
          details?: Json
          subject?: string | null
        }
        Relationships: [

        ]
      }
      categories: {
        Row: {
          created_at: string
          description: string | null
          description_translations: Json
          icon: string | null
          id: string
          name: string
          name_translations: Json
          slug: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          description?: string | null
          description_translations?: Json
          icon?: string | null
          id?: string
          name: string
          name_translations?: Json
          slug: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string | null
          description_translations?: Json
          icon?: string | null
          id?: string
          name?: string
          name_translations?: Json
          slug?: string
          updated_at?: string
        }
        Relationships: [

        ]
      }
      coloring_pages: {
        Row: {
          average_rating: number
          category_id: string | null
          created_at: string
          created_by: string | null
          deleted_at: string | null
          description: Json | null
          difficulty: Database['public']['Enums']['difficulty']
          download_count: number
          file_url: string | null
          id: string
          is_ai_generated: boolean
          min_age: number | null
          random_key: number
          rating_count: number
          region_count: number | null
          release_requested_at: string | null
          scene: Json | null
          seed: number | null
          seo_description: Json | null
          slug: string
          status: Database['public']['Enums']['page_status']
          style: Database['public']['Enums']['drawing_style'] | null
          thumbnail_url: string | null
          title: Json
          updated_at: string
        }
        Insert: {
          average_rating?: number
          category_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          description?: Json | null
          difficulty?: Database['public']['Enums']['difficulty']
          download_count?: number
          file_url?: string | null
          id?: string
          is_ai_generated?: boolean
          min_age?: number | null
          random_key?: number
          rating_count?: number
          region_count?: number | null
          release_requested_at?: string | null
          seed?: number | null
          seo_description?: Json | null
          slug: string
          status?: Database['public']['Enums']['page_status']
          style?: Database['public']['Enums']['drawing_style'] | null
          thumbnail_url?: string | null
          title: Json
          updated_at?: string
        }
        Update: {
          average_rating?: number
          category_id?: string | null
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          description?: Json | null
          difficulty?: Database['public']['Enums']['difficulty']
          download_count?: number
          file_url?: string | null
          id?: string
          is_ai_generated?: boolean
          min_age?: number | null
          random_key?: number
          rating_count?: number
          region_count?: number | null
          release_requested_at?: string | null
          seed?: number | null
          seo_description?: Json | null
          slug?: string
          status?: Database['public']['Enums']['page_status']
          style?: Database['public']['Enums']['drawing_style'] | null
          thumbnail_url?: string | null
          title?: Json
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'coloring_pages_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
      contact_messages: {
        Row: {
          answered_at: string | null
          channel: Database['public']['Enums']['contact_channel']
          created_at: string
          email: string
          id: string
          language: Database['public']['Enums']['language']
          mailed_at: string | null
          message: string
          name: string
          read_at: string | null
          subject: string
        }
        Insert: {
          answered_at?: string | null
          channel?: Database['public']['Enums']['contact_channel']
          created_at?: string
          email: string
          id?: string
          language?: Database['public']['Enums']['language']
          mailed_at?: string | null
          message: string
          name: string
          read_at?: string | null
          subject: string
        }
        Update: {
          answered_at?: string | null
          channel?: Database['public']['Enums']['contact_channel']
          created_at?: string
          email?: string
          id?: string
          language?: Database['public']['Enums']['language']
          mailed_at?: string | null
          message?: string
          name?: string
          read_at?: string | null
          subject?: string
        }
        Relationships: [

        ]
      }
      daily_counts: {
        Row: {
          count: number
          day: string
          label: string
          metric: Database['public']['Enums']['daily_metric']
        }
        Insert: {
          count: number
          day?: string
          label?: string
          metric: Database['public']['Enums']['daily_metric']
        }
        Update: {
          count?: number
          day?: string
          label?: string
          metric?: Database['public']['Enums']['daily_metric']
        }
        Relationships: [

        ]
      }
      download_history: {
        Row: {
          downloaded_at: string
          id: string
          page_id: string
          user_id: string
        }
        Insert: {
          downloaded_at?: string
          id?: string
          page_id: string
          user_id: string
        }
        Update: {
          downloaded_at?: string
          id?: string
          page_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'download_history_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      favourites: {
        Row: {
          created_at: string
          page_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          page_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          page_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'favourites_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      import_jobs: {
        Row: {
          attempts: number
          created_at: string
          created_by: string | null
          file_name: string | null
          id: string
          idempotency_key: string | null
          lease_expires_at: string | null
          lease_owner: string | null
          status: Database['public']['Enums']['job_status']
          updated_at: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          created_by?: string | null
          file_name?: string | null
          id?: string
          idempotency_key?: string | null
          lease_expires_at?: string | null
          lease_owner?: string | null
          status?: Database['public']['Enums']['job_status']
          updated_at?: string
        }
        Update: {
          attempts?: number
          created_at?: string
          created_by?: string | null
          file_name?: string | null
          id?: string
          idempotency_key?: string | null
          lease_expires_at?: string | null
          lease_owner?: string | null
          status?: Database['public']['Enums']['job_status']
          updated_at?: string
        }
        Relationships: [

        ]
      }
      import_rows: {
        Row: {
          attempts: number
          data: Json
          error: string | null
          job_id: string
          lease_expires_at: string | null
          lease_owner: string | null
          page_id: string | null
          row_number: number
          status: Database['public']['Enums']['row_status']
          title: string | null
          updated_at: string
        }
        Insert: {
          attempts?: number
          data: Json
          error?: string | null
          job_id: string
          lease_expires_at?: string | null
          lease_owner?: string | null
          page_id?: string | null
          row_number: number
          status?: Database['public']['Enums']['row_status']
          title?: string | null
          updated_at?: string
        }
        Update: {
          attempts?: number
          data?: Json
          error?: string | null
          job_id?: string
          lease_expires_at?: string | null
          lease_owner?: string | null
          page_id?: string | null
          row_number?: number
          status?: Database['public']['Enums']['row_status']
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'import_rows_job_id_fkey'
            columns: ['job_id']
            isOneToOne: false
            referencedRelation: 'import_jobs'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'import_rows_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      not_found_logs: {
        Row: {
          created_at: string
          id: number
          language: string | null
          referer: string | null
          requested_path: string
          user_agent: string | null
          user_id: string | null
        }
        Insert: {
          created_at?: string
          language?: string | null
          referer?: string | null
          requested_path: string
          user_agent?: string | null
          user_id?: string | null
        }
        Update: {
          created_at?: string
          language?: string | null
          referer?: string | null
          requested_path?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Relationships: [

        ]
      }
      page_declines: {
        Row: {
          declined_at: string
          page_id: string
        }
        Insert: {
          declined_at?: string
          page_id: string
        }
        Update: {
          declined_at?: string
          page_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_declines_page_id_fkey'
            columns: ['page_id']
            isOneToOne: true
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      page_ratings: {
        Row: {
          created_at: string
          page_id: string
          rating: number
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          page_id: string
          rating: number
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          page_id?: string
          rating?: number
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_ratings_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      page_redirects: {
        Row: {
          created_at: string
          old_slug: string
          page_id: string
        }
        Insert: {
          created_at?: string
          old_slug: string
          page_id: string
        }
        Update: {
          created_at?: string
          old_slug?: string
          page_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_redirects_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      page_reports: {
        Row: {
          comment: string | null
          created_at: string
          id: string
          network: string | null
          page_id: string
          reason: Database['public']['Enums']['report_reason']
          resolved_at: string | null
          visitor: string
        }
        Insert: {
          comment?: string | null
          created_at?: string
          id?: string
          network?: string | null
          page_id: string
          reason: Database['public']['Enums']['report_reason']
          resolved_at?: string | null
          visitor: string
        }
        Update: {
          comment?: string | null
          created_at?: string
          id?: string
          network?: string | null
          page_id?: string
          reason?: Database['public']['Enums']['report_reason']
          resolved_at?: string | null
          visitor?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_reports_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      page_scenes: {
        Row: {
          page_id: string
          scene: Json
        }
        Insert: {
          page_id: string
          scene: Json
        }
        Update: {
          page_id?: string
          scene?: Json
        }
        Relationships: [
          {
            foreignKeyName: 'page_scenes_page_id_fkey'
            columns: ['page_id']
            isOneToOne: true
            referencedRelation: 'coloring_pages'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          email: string | null
          full_name: string | null
          id: string
          language_preference: Database['public']['Enums']['language']
          subscription_tier: Database['public']['Enums']['subscription_tier'] | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id: string
          language_preference?: Database['public']['Enums']['language']
          subscription_tier?: Database['public']['Enums']['subscription_tier'] | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string | null
          full_name?: string | null
          id?: string
          language_preference?: Database['public']['Enums']['language']
          subscription_tier?: Database['public']['Enums']['subscription_tier'] | null
          updated_at?: string
        }
        Relationships: [

        ]
      }
      search_synonyms: {
        Row: {
          created_at: string
          id: string
          language: Database['public']['Enums']['language']
          meaning: string
          word: string
          word_key: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          language: Database['public']['Enums']['language']
          meaning: string
          word: string
        }
        Update: {
          created_at?: string
          id?: string
          language?: Database['public']['Enums']['language']
          meaning?: string
          word?: string
        }
        Relationships: [

        ]
      }
      settings: {
        Row: {
          ai_generation_enabled: boolean
          id: boolean
          monthly_creations: number
          monthly_modifications: number
          registration_enabled: boolean
          release_creations_at_once: boolean
          site_notice: Json | null
          updated_at: string
        }
        Insert: {
          ai_generation_enabled?: boolean
          id?: boolean
          monthly_creations?: number
          monthly_modifications?: number
          registration_enabled?: boolean
          release_creations_at_once?: boolean
          site_notice?: Json | null
          updated_at?: string
        }
        Update: {
          ai_generation_enabled?: boolean
          id?: boolean
          monthly_creations?: number
          monthly_modifications?: number
          registration_enabled?: boolean
          release_creations_at_once?: boolean
          site_notice?: Json | null
          updated_at?: string
        }
        Relationships: [

        ]
      }
      translation_jobs: {
        Row: {
          attempts: number
          content_id: string
          content_type: Database['public']['Enums']['content_type']
          created_at: string
          created_by: string | null
          done_languages: Database['public']['Enums']['language'][]
          failure_reason: string | null
          id: string
          idempotency_key: string | null
          lease_expires_at: string | null
          lease_owner: string | null
          source_language: Database['public']['Enums']['language'] | null
          status: Database['public']['Enums']['job_status']
          target_languages: Database['public']['Enums']['language'][]
          updated_at: string
        }
        Insert: {
          attempts?: number
          content_id: string
          content_type: Database['public']['Enums']['content_type']
          created_at?: string
          created_by?: string | null
          done_languages?: Database['public']['Enums']['language'][]
          failure_reason?: string | null
          id?: string
          idempotency_key?: string | null
          lease_expires_at?: string | null
          lease_owner?: string | null
          source_language?: Database['public']['Enums']['language'] | null
          status?: Database['public']['Enums']['job_status']
          target_languages: Database['public']['Enums']['language'][]
          updated_at?: string
        }
        Update: {
          attempts?: number
          content_id?: string
          content_type?: Database['public']['Enums']['content_type']
          created_at?: string
          created_by?: string | null
          done_languages?: Database['public']['Enums']['language'][]
          failure_reason?: string | null
          id?: string
          idempotency_key?: string | null
          lease_expires_at?: string | null
          lease_owner?: string | null
          source_language?: Database['public']['Enums']['language'] | null
          status?: Database['public']['Enums']['job_status']
          target_languages?: Database['public']['Enums']['language'][]
          updated_at?: string
        }
        Relationships: [

        ]
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      admin_category_counts: {
        Args: never
        Returns: { category_id: string; pages: number; released: number }[]
      }
      admin_daily: {
        Args: { metric: Database['public']['Enums']['daily_metric']; days?: number }
        Returns: { day: string; count: number }[]
      }
      admin_failures: {
        Args: { days?: number; max_results?: number }
        Returns: { reason: string; count: number }[]
      }
      admin_history: {
        Args: { days?: number }
        Returns: { day: string; downloads: number; creations: number; failures: number; sign_ups: number; search_misses: number; not_found: number }[]
      }
      admin_labels: {
        Args: { metric: Database['public']['Enums']['daily_metric']; days?: number; max_results?: number }
        Returns: { label: string; count: number }[]
      }
      admin_not_found_paths: {
        Args: { days?: number; max_results?: number }
        Returns: { requested_path: string; count: number; last_seen: string }[]
      }
      admin_pages: {
        Args: { query?: string; category?: string; only_difficulty?: Database['public']['Enums']['difficulty']; state?: string; ai?: boolean; made_by?: string; sort?: string; descending?: boolean; lang?: Database['public']['Enums']['language']; max_results?: number; skip?: number }
        Returns: { id: string; slug: string; title: Json; category_id: string; difficulty: Database['public']['Enums']['difficulty']; status: Database['public']['Enums']['page_status']; is_ai_generated: boolean; thumbnail_url: string; download_count: number; average_rating: number; rating_count: number; created_at: string; updated_at: string; deleted_at: string; maker: string; total: number }[]
      }
      admin_search_misses: {
        Args: { days?: number; max_results?: number }
        Returns: { words: string; language: Database['public']['Enums']['language']; count: number }[]
      }
      admin_totals: {
        Args: never
        Returns: Json
      }
      admin_users: {
        Args: { search?: string; max_results?: number; skip?: number; only_tier?: Database['public']['Enums']['subscription_tier']; sort_by?: string; descending?: boolean }
        Returns: { id: string; email: string; full_name: string; subscription_tier: Database['public']['Enums']['subscription_tier']; language_preference: Database['public']['Enums']['language']; created_at: string; last_sign_in_at: string; email_confirmed_at: string; banned_until: string; total: number }[]
      }
      am_i_admin: {
        Args: never
        Returns: boolean
      }
      am_i_signed_in: {
        Args: never
        Returns: boolean
      }
      binned_pages: {
        Args: { max_results?: number; skip?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      category_counts: {
        Args: { category_slug?: string }
        Returns: { category_id: string; slug: string; total: number; easy: number; medium: number; hard: number }[]
      }
      claim_not_found_log: {
        Args: { requested_path: string }
        Returns: undefined
      }
      claim_pack: {
        Args: never
        Returns: undefined
      }
      claim_print: {
        Args: never
        Returns: undefined
      }
      close_account: {
        Args: { account: string }
        Returns: string[]
      }
      creation_allowed: {
        Args: { account: string; visitor: string }
        Returns: boolean
      }
      delete_category: {
        Args: { category_id: string; move_pages_to?: string }
        Returns: undefined
      }
      delete_pages: {
        Args: { ids: string[] }
        Returns: number
      }
      end_account_notice: {
        Args: { notice: number }
        Returns: undefined
      }
      end_my_session: {
        Args: { session_id: string }
        Returns: undefined
      }
      end_translation: {
        Args: { job_id: string; owner: string; reason?: string }
        Returns: undefined
      }
      expired_pages: {
        Args: { max_results?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      fail_creation: {
        Args: { prompt_id: string; reason: string; owner?: string }
        Returns: undefined
      }
      fail_import_row: {
        Args: { import_id: string; row_number: number; owner: string; reason: string }
        Returns: undefined
      }
      finish_creation: {
        Args: { prompt_id: string; owner: string; page: Json; scene?: Json; not_drawn?: string[]; outcome?: Json }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      finish_import_row: {
        Args: { import_id: string; row_number: number; owner: string; page: Json; scene?: Json }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      grant_admin_with_code: {
        Args: { code: string }
        Returns: string
      }
      import_counts: {
        Args: { import_id: string }
        Returns: { status: Database['public']['Enums']['job_status']; total: number; waiting: number; made: number; failed: number }[]
      }
      initialize_sample_data: {
        Args: never
        Returns: number
      }
      left_imports: {
        Args: { max_jobs?: number }
        Returns: string[]
      }
      log_not_found: {
        Args: { requested_path: string; referer?: string; language?: string; user_agent?: string }
        Returns: undefined
      }
      make_recovery_codes: {
        Args: never
        Returns: string[]
      }
      may_close_my_account: {
        Args: never
        Returns: string
      }
      mend_after_clock_change: {
        Args: never
        Returns: number
      }
      merge_favourites: {
        Args: { page_ids: string[] }
        Returns: string[]
      }
      my_data: {
        Args: never
        Returns: Json
      }
      my_recovery_codes: {
        Args: never
        Returns: number
      }
      my_sessions: {
        Args: never
        Returns: { id: string; created_at: string; last_seen_at: string; user_agent: string; has_second_step: boolean; is_current: boolean }[]
      }
      my_usage: {
        Args: never
        Returns: Json
      }
      neighbours: {
        Args: { page_id: string }
        Returns: { direction: string; slug: string; title: Json; thumbnail_url: string }[]
      }
      page_by_slug: {
        Args: { slug: string }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      publish_page: {
        Args: { account: string; page: Json; scene?: Json }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      purge_old_records: {
        Args: never
        Returns: undefined
      }
      purge_once_a_day: {
        Args: never
        Returns: boolean
      }
      put_back_import_row: {
        Args: { import_id: string; row_number: number; owner: string; seconds?: number }
        Returns: undefined
      }
      random_pages: {
        Args: { max_results?: number; only_difficulty?: Database['public']['Enums']['difficulty']; for_age?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      record_download: {
        Args: { page_id: string }
        Returns: number
      }
      record_search_miss: {
        Args: { query: string; lang?: Database['public']['Enums']['language'] }
        Returns: undefined
      }
      redraw_page: {
        Args: { account: string; page_id: string; drawing: Json; scene: Json }
        Returns: string
      }
      refresh_search_index: {
        Args: { max_pages?: number }
        Returns: number
      }
      removal_objection: {
        Args: { account: string }
        Returns: string
      }
      rename_page: {
        Args: { account: string; page_id: string; title: Json }
        Returns: undefined
      }
      renew_import_row: {
        Args: { import_id: string; row_number: number; owner: string; seconds?: number }
        Returns: boolean
      }
      renew_lease: {
        Args: { kind: Database['public']['Enums']['job_kind']; job_id: string; owner: string; seconds?: number }
        Returns: boolean
      }
      report_page: {
        Args: { page_id: string; reason: Database['public']['Enums']['report_reason']; comment?: string }
        Returns: undefined
      }
      request_release: {
        Args: { page_id: string }
        Returns: undefined
      }
      request_translations: {
        Args: { content: Database['public']['Enums']['content_type']; targets: Database['public']['Enums']['language'][]; ids?: string[] }
        Returns: number
      }
      restore_pages: {
        Args: { ids: string[] }
        Returns: number
      }
      retry_import: {
        Args: { import_id: string }
        Returns: number
      }
      review_page: {
        Args: { page_id: string; approve: boolean }
        Returns: undefined
      }
      review_queue: {
        Args: { max_results?: number }
        Returns: { id: string; slug: string; title: Json; description: Json; category_id: string; difficulty: Database['public']['Enums']['difficulty']; status: Database['public']['Enums']['page_status']; thumbnail_url: string; maker: string; wish: string; asked_at: string; reports: Json }[]
      }
      save_translation: {
        Args: { job_id: string; owner: string; lang: Database['public']['Enums']['language']; texts: Json; source: Database['public']['Enums']['language']; is_whole: boolean }
        Returns: undefined
      }
      scene: {
        Args: { page: Database['public']['Tables']['coloring_pages']['Row'] }
        Returns: Json
      }
      search_categories: {
        Args: { query: string; max_results?: number }
        Returns: Database['public']['Tables']['categories']['Row'][]
        SetofOptions: { from: '*'; to: 'categories'; isOneToOne: false; isSetofReturn: true }
      }
      search_count: {
        Args: { query: string; only_difficulty?: Database['public']['Enums']['difficulty']; for_age?: number; lang?: Database['public']['Enums']['language'] }
        Returns: number
      }
      search_pages: {
        Args: { query: string; lang?: Database['public']['Enums']['language']; max_results?: number; skip?: number; only_difficulty?: Database['public']['Enums']['difficulty']; for_age?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      search_suggestions: {
        Args: { query: string; lang?: Database['public']['Enums']['language'] }
        Returns: Json
      }
      search_summary: {
        Args: { query: string; lang?: Database['public']['Enums']['language']; only_difficulty?: Database['public']['Enums']['difficulty']; for_age?: number }
        Returns: Json
      }
      send_contact_message: {
        Args: { name: string; email: string; subject: string; message: string; language?: Database['public']['Enums']['language']; channel?: Database['public']['Enums']['contact_channel'] }
        Returns: string
      }
      set_page_status: {
        Args: { ids: string[]; new_status: Database['public']['Enums']['page_status'] }
        Returns: number
      }
      set_setup_code: {
        Args: { code: string }
        Returns: boolean
      }
      set_tier: {
        Args: { user_id: string; tier: Database['public']['Enums']['subscription_tier'] }
        Returns: undefined
      }
      setup_needed: {
        Args: never
        Returns: boolean
      }
      similar_pages: {
        Args: { page_id: string; max_results?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      start_creation: {
        Args: { account: string; prompt: string; action: Database['public']['Enums']['creation_action']; style: Database['public']['Enums']['drawing_style']; lang: Database['public']['Enums']['language']; owner: string; seconds?: number; idempotency_key?: string; base_page?: string; seed?: number; is_voice?: boolean }
        Returns: Json
      }
      start_import: {
        Args: { account: string; rows: Json; file_name?: string; idempotency_key?: string }
        Returns: string
      }
      take_account_notices: {
        Args: { max_notices?: number }
        Returns: { id: number; kind: string; email: string; language: Database['public']['Enums']['language'] }[]
      }
      take_import_rows: {
        Args: { import_id: string; owner: string; max_rows?: number; seconds?: number }
        Returns: Database['public']['Tables']['import_rows']['Row'][]
        SetofOptions: { from: '*'; to: 'import_rows'; isOneToOne: false; isSetofReturn: true }
      }
      take_jobs: {
        Args: { kind: Database['public']['Enums']['job_kind']; owner: string; max_jobs?: number; seconds?: number }
        Returns: string[]
      }
      top_pages: {
        Args: { max_results?: number; skip?: number; only_difficulty?: Database['public']['Enums']['difficulty']; for_age?: number }
        Returns: Database['public']['Tables']['coloring_pages']['Row'][]
        SetofOptions: { from: '*'; to: 'coloring_pages'; isOneToOne: false; isSetofReturn: true }
      }
      translation_contents: {
        Args: { content: Database['public']['Enums']['content_type']; query?: string; only_missing?: boolean; max_results?: number; skip?: number }
        Returns: { id: string; slug: string; title: Json; description: Json; summary: Json; by_artist: boolean; missing: Database['public']['Enums']['language'][]; total: number }[]
      }
      translation_coverage: {
        Args: never
        Returns: { content_type: Database['public']['Enums']['content_type']; language: Database['public']['Enums']['language']; translated: number; total: number }[]
      }
      translation_job_list: {
        Args: { max_results?: number; skip?: number }
        Returns: { id: string; content_type: Database['public']['Enums']['content_type']; content_id: string; title: Json; slug: string; target_languages: Database['public']['Enums']['language'][]; done_languages: Database['public']['Enums']['language'][]; source_language: Database['public']['Enums']['language']; status: Database['public']['Enums']['job_status']; failure_reason: string; created_at: string; total: number }[]
      }
      translation_material: {
        Args: { job_id: string }
        Returns: Json
      }
      use_picture: {
        Args: { page_id: string; address: string }
        Returns: string
      }
      use_recovery_code: {
        Args: { code: string }
        Returns: boolean
      }
    }
    Enums: {
      contact_channel: 'form' | 'chat'
      content_type: 'category' | 'page'
      creation_action: 'create' | 'modify'
      daily_metric: 'download' | 'sign_up' | 'creation' | 'creation_failed' | 'search_miss' | 'not_found'
      difficulty: 'easy' | 'medium' | 'hard'
      drawing_style: 'simple' | 'cartoon' | 'realistic' | 'fantasy' | 'detailed'
      job_kind: 'prompt' | 'translation' | 'import'
      job_status: 'pending' | 'running' | 'paused' | 'completed' | 'failed'
      language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl'
      page_status: 'draft' | 'released' | 'hidden'
      prompt_status: 'pending' | 'completed' | 'failed'
      report_reason: 'unsuitable' | 'copyright' | 'broken' | 'wrong_text' | 'other'
      row_status: 'pending' | 'success' | 'error'
      subscription_tier: 'free' | 'basic' | 'premium' | 'admin'
    }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database['public']
export type Tables<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
