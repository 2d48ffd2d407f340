import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions.TypeCheckAlgorithm;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Language;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;

/**
 * Decides by Cloud Storage rules in place of the official runtime, where that one cannot be downloaded. The rules
 * are compiled and evaluated by the engine inside the official Firestore emulator; this program only speaks the
 * protocol of firebase-tools 14: a line of JSON in, a line of JSON out, the first one out unasked.
 *
 * Of Firestore documents rules can ask by `firestore.exists` and `firestore.get`: firebase-tools looks, in the middle
 * of a decision.
 */
public final class StorageRulesRuntime {
  private static final FirebaseRulesProtoCompiler COMPILER =
      FirebaseRulesProtoCompiler.createStandalone(
          FirebaseRulesLangOptions.builder()
              .trySllFirst(true)
              // The one stricter check needs classes that the emulator's archive leaves out.
              .typeCheck(TypeCheckAlgorithm.BASIC)
              .allowLetBindings(true)
              .allowImportStatements(false)
              .allowMultiFileRulesets(false)
              .allowCrossServiceRules(true)
              .allowTernaryOperator(true)
              .shadowedFieldWarnings(true)
              .shadowedFunctionWarnings(true)
              .maximumExpressionSize(FirebaseRulesLangOptions.DEFAULT_MAX_NUM_EXPRESSIONS)
              .build());

  private final Map<String, RulesetAst> rulesets = new HashMap<>();
  private final BufferedReader lines =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  private final Queue<JsonObject> postponed = new ArrayDeque<>();

  public static void main(String[] arguments) throws IOException {
    // firebase-tools takes whatever comes there for a failure of the emulator.
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    JsonObject ready = reply(-1);
    send(ready);
    StorageRulesRuntime runtime = new StorageRulesRuntime();
    for (JsonObject next = runtime.next(); next != null; next = runtime.next()) send(runtime.answer(next));
  }

  /** What has come in the middle of a decision comes first; null at the end. */
  private JsonObject next() throws IOException {
    return postponed.isEmpty() ? read() : postponed.remove();
  }

  private JsonObject read() throws IOException {
    String line = lines.readLine();
    while (line != null && line.isBlank()) line = lines.readLine();
    return line == null ? null : JsonParser.parseString(line).getAsJsonObject();
  }

  /** firebase-tools may ask for other decisions before it has looked. */
  private JsonObject documentFor(int id) throws IOException {
    for (JsonObject message = read(); message != null; message = read()) {
      if (!message.has("action") && message.get("id").getAsInt() == id) return message;
      postponed.add(message);
    }
    throw new EOFException();
  }

  private JsonObject answer(JsonObject request) {
    JsonObject reply = reply(request.get("id").getAsInt());
    JsonObject context = request.getAsJsonObject("context");
    try {
      if (request.get("action").getAsString().equals("load_ruleset")) load(context, reply);
      else verify(request.get("id").getAsInt(), context, reply);
    } catch (Exception | LinkageError failure) {
      errors(reply).add(issue(String.valueOf(failure.getMessage()), "", 0));
    }
    return reply;
  }

  private void load(JsonObject context, JsonObject reply) {
    Source.Builder source = Source.newBuilder().setLanguage(Language.FIREBASE_RULES);
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      source.addFiles(
          File.newBuilder()
              .setName(file.getAsJsonObject().get("name").getAsString())
              .setContent(file.getAsJsonObject().get("content").getAsString()));
    }
    CompileResult compiled = COMPILER.compile(source.build());
    for (Issue found : compiled.getIssues()) {
      JsonArray kind = found.getSeverity() == Issue.Severity.ERROR ? errors(reply) : warnings(reply);
      kind.add(
          issue(
              found.getDescription(),
              found.getSourcePosition().getFileName(),
              found.getSourcePosition().getLine()));
    }
    if (compiled.hasCompilationError()) {
      if (errors(reply).isEmpty()) errors(reply).add(issue("The rules do not compile", "", 0));
      return;
    }
    RulesetAst ruleset = compiled.getRulesetAst();
    rulesets.put(context.get("rulesetName").getAsString(), ruleset);
    result(reply).addProperty("rulesVersion", Math.max(1, ruleset.getVersionValue()));
  }

  private void verify(int id, JsonObject context, JsonObject reply) throws Exception {
    ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
    for (String segment : context.get("path").getAsString().split("/")) {
      if (!segment.isEmpty()) path.addSegments(ExpressionValueUtils.simpleSegment(segment));
    }
    RuleContext.Builder asked =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(path.build())
            .supplyFunction(new FirestoreQuestion(id, "firestore.exists", StorageRulesRuntime::exists))
            .supplyFunction(new FirestoreQuestion(id, "firestore.get", FirestoreDocument::read));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      asked.supplyVariable(variable.getKey(), value.build());
    }
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    boolean permit = false;
    try {
      permit = new DefaultEvaluator(ruleset).evaluate(asked.build()).get().permit();
    } catch (ExecutionException failure) {
      // A rule that fails denies, as in production.
      warnings(reply).add(issue(String.valueOf(failure.getCause().getMessage()), "", 0));
    }
    result(reply).addProperty("permit", permit);
  }

  private static ExpressionValue exists(JsonObject answer) {
    return ExpressionValue.newBuilder().setBoolValue(FirestoreDocument.isFound(answer)).build();
  }

  /** Asks firebase-tools for the document, and waits. */
  private final class FirestoreQuestion implements AsyncRuntimeFunction {
    private final int id;
    private final String name;
    private final Function<JsonObject, ExpressionValue> read;

    FirestoreQuestion(int id, String name, Function<JsonObject, ExpressionValue> read) {
      this.id = id;
      this.name = name;
      this.read = read;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest asked) {
      StringBuilder path = new StringBuilder();
      for (ExpressionPathSegmentValue segment : asked.getArguments(0).getPathValue().getSegmentsList()) {
        path.append('/').append(segment.getSimple());
      }
      JsonObject context = new JsonObject();
      context.addProperty("path", path.toString());
      JsonObject question = new JsonObject();
      question.addProperty("action", "fetch_firestore_document");
      question.addProperty("server_request_id", id);
      question.addProperty("status", "ok");
      question.add("context", context);
      try {
        send(question);
        JsonObject answer = documentFor(id);
        return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(read.apply(answer)).build());
      } catch (IOException failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }
  }

  private static JsonObject reply(int id) {
    JsonObject reply = new JsonObject();
    reply.addProperty("id", id);
    reply.addProperty("status", "ok");
    reply.add("result", new JsonObject());
    reply.add("errors", new JsonArray());
    reply.add("warnings", new JsonArray());
    return reply;
  }

  private static JsonObject result(JsonObject reply) {
    return reply.getAsJsonObject("result");
  }

  private static JsonArray errors(JsonObject reply) {
    return reply.getAsJsonArray("errors");
  }

  private static JsonArray warnings(JsonObject reply) {
    return reply.getAsJsonArray("warnings");
  }

  /** JSON within JSON, with the names of the official runtime's own fields. */
  private static String issue(String description, String file, int line) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", file);
    position.addProperty("line_", line);
    JsonObject issue = new JsonObject();
    issue.addProperty("description_", description);
    issue.add("sourcePosition_", position);
    return issue.toString();
  }

  /** In one write: firebase-tools takes each chunk that it reads for a whole message. */
  private static void send(JsonObject reply) throws IOException {
    System.out.write((reply + "\n").getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }
}
