-- Row rules of saved searches, what their owners know of each car, and the messages about them. As in 0001, forced.
-- Visitors save, confirm, change and stop; what a search finds and sends is background work.
ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_searches FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON saved_searches TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON saved_searches TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT, INSERT ON saved_searches TO forecourt_app;
--> statement-breakpoint
-- What was agreed to, by whom and for which search stays as it was.
GRANT UPDATE (frequency, confirmed_at, started_at, watched_from, next_run_at, ended_at, end_reason)
  ON saved_searches TO forecourt_app;
--> statement-breakpoint
ALTER TABLE saved_search_cars ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_search_cars FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON saved_search_cars TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON saved_search_cars TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND search_id IN (SELECT id FROM saved_searches));
--> statement-breakpoint
-- A search that is saved again goes on from what its owner knows.
GRANT SELECT, UPDATE (search_id) ON saved_search_cars TO forecourt_app;
--> statement-breakpoint
ALTER TABLE alerts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE alerts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON alerts TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_site ON alerts TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND search_id IN (SELECT id FROM saved_searches));
--> statement-breakpoint
GRANT SELECT, INSERT ON alerts TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_searches, saved_search_cars, alerts TO forecourt_worker;
--> statement-breakpoint
-- A delivery is of a lead or of an alert.
ALTER TABLE outbox ADD CONSTRAINT outbox_subject CHECK (num_nonnulls(lead_id, alert_id) = 1);
