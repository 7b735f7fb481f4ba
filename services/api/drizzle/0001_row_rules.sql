-- Roles and row rules (design section 6). Visitors' queries run as forecourt_app with the site in
-- forecourt.site; background work runs as forecourt_worker. The rules are forced, so that not even the owner of
-- the tables reads across sites by mistake.
DO $$ BEGIN
  CREATE ROLE forecourt_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE ROLE forecourt_worker NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
-- A server whose login did not create the roles (a superuser did) is already a member, or is refused here with a
-- message that names the role.
DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'forecourt_app', 'MEMBER') THEN GRANT forecourt_app TO CURRENT_USER; END IF;
  IF NOT pg_has_role(current_user, 'forecourt_worker', 'MEMBER') THEN GRANT forecourt_worker TO CURRENT_USER; END IF;
END $$;
--> statement-breakpoint
CREATE SEQUENCE stock_version;
--> statement-breakpoint
CREATE FUNCTION forecourt_site() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT nullif(current_setting('forecourt.site', true), '') $$;
--> statement-breakpoint
ALTER TABLE dealerships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE dealerships FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON dealerships TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE sites ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sites FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON sites TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE site_dealerships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE site_dealerships FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON site_dealerships TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE locations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE locations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON locations TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE special_hours ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE special_hours FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON special_hours TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE cars ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE cars FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON cars TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE stock_staging ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE stock_staging FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON stock_staging TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE car_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE car_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON car_views TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE form_submissions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE form_submissions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON form_submissions TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE leads ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE leads FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON leads TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE idempotency ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON idempotency TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE quarantine ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE quarantine FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON quarantine TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE outbox FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON outbox TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE outbox_attempts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE outbox_attempts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON outbox_attempts TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE analytics_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE analytics_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON analytics_events TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE releases ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE releases FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON releases TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE compositions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE compositions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON compositions TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE platform_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE platform_keys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY worker ON platform_keys TO forecourt_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO forecourt_worker;
--> statement-breakpoint
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO forecourt_worker;
--> statement-breakpoint
CREATE POLICY own_site ON sites FOR SELECT TO forecourt_app USING (slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON site_dealerships FOR SELECT TO forecourt_app USING (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY granted ON dealerships FOR SELECT TO forecourt_app
  USING (id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
CREATE POLICY granted ON locations FOR SELECT TO forecourt_app
  USING (dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
CREATE POLICY granted ON special_hours FOR SELECT TO forecourt_app
  USING (location_id IN (SELECT id FROM locations));
--> statement-breakpoint
CREATE POLICY granted ON cars FOR SELECT TO forecourt_app
  USING (dealership_id IN (SELECT dealership_id FROM site_dealerships WHERE site_slug = forecourt_site()));
--> statement-breakpoint
CREATE POLICY own_site ON car_views TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site() AND car_id IN (SELECT id FROM cars));
--> statement-breakpoint
CREATE POLICY own_site ON form_submissions TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON leads TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON idempotency TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON quarantine TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON outbox TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
CREATE POLICY own_site ON analytics_events TO forecourt_app USING (site_slug = forecourt_site())
  WITH CHECK (site_slug = forecourt_site());
--> statement-breakpoint
GRANT SELECT ON sites, site_dealerships, dealerships, locations, special_hours, cars TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON car_views, leads, outbox, analytics_events TO forecourt_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON form_submissions, idempotency, quarantine TO forecourt_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE leads_id_seq, outbox_id_seq, analytics_events_id_seq TO forecourt_app;
